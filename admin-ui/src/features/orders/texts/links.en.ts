export const links = {
  form: 'Link to the form',
  passedOn: {
    button: 'Link handed over',
    buttonOf: 'Link handed over to %{name}',
    done: 'Noted: %{email} got the link in another way',
    failed: 'Could not save that the link was handed over',
  },
  copied: 'Link copied',
  copyAll: 'Copy all links (%{smart_count}) |||| Copy all links (%{smart_count})',
  copiedAll:
    '%{smart_count} link copied, with the name before it |||| %{smart_count} links copied, with the name before each',
  copiedUntil: 'Link copied, valid until %{date}',
  failed: 'The link was not created',
  manualTitle: 'Copy the link',
  manualText: 'The browser did not allow copying. Copy the address below.',
  label: 'Address',
  open: 'Open in a new tab',
};
