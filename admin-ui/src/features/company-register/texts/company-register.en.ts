/** Looking a company up in its country's public register. */
export const companyRegister = {
  open: 'Fetch from the register',
  numberPL: 'NIP or REGON',
  numberNO: 'Organisation number',
  fetch: 'Fetch',
  needsNumber: 'Enter the number first',
  filled: '%{smart_count} field filled from: %{source} |||| %{smart_count} fields filled from: %{source}',
  same: 'Data matches %{source}',
  unknown: 'The register has no company with this number.',
  unreachable: 'The register cannot be reached right now. Enter the details manually or try again later.',
  noNumber: 'This is not a valid company number in this country.',
  differs: 'The register has different details. What should be replaced?',
  replace: 'Replace selected',
  keep: 'Keep mine',
};
