export const account = {
  title: 'Your account',
  toLogin: 'Log in',
  newPassword: 'New password',
  passwordHint: 'At least 6 characters and hard to guess: three random words, for example.',
  forgot: {
    link: 'Forgot password?',
    title: 'Forgot your password?',
    text: 'Enter the e-mail address of your account. We will send you a link to set a new password.',
    submit: 'Send link',
    done: 'Check your inbox',
    doneText: 'If there is an account for %{email}, a link is on its way. It works for 30 minutes.',
    failed: 'The link was not sent',
    back: 'Back to log in',
  },
  closed: {
    invited: 'New accounts are by invitation only: ask the owner of your company to invite you.',
    off: 'New accounts are created by the administrator of this Frakto.',
  },
  registered: 'We have sent you a link to confirm your address. You can already log in.',
  confirm: {
    banner: 'Please confirm your e-mail address: we have sent a link to %{email}.',
    bannerOwner: 'Your company’s mail is held back until then.',
    again: 'Send again',
    sent: 'The link is on its way',
    notSent: 'The link was not sent',
  },
  choice: {
    title: 'Password',
    link: 'Send a link: they set their own password',
    password: 'Set a password now and pass it on yourself',
  },
};
