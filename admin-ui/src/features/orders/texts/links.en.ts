export const links = {
  form: 'Link to the form',
  passedOn: {
    button: 'Link handed over',
    done: 'Noted: %{email} got the link in another way',
    failed: 'Could not save that the link was handed over',
  },
  copied: 'Link copied',
  copiedUntil: 'Link copied, valid until %{date}',
  failed: 'The link was not created',
  manualTitle: 'Copy the link',
  manualText: 'The browser did not allow copying. Copy the address below.',
  label: 'Address',
  open: 'Open in a new tab',
};
