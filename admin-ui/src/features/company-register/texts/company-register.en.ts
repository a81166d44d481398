/** Looking a company up in its country's public register. */
export const companyRegister = {
  open: 'Fetch from the register',
  numberPL: 'NIP or REGON',
  numberNO: 'Organisation number',
  fetch: 'Fetch',
  needsNumber: 'Type the number first',
  filled: '%{smart_count} field filled from: %{source} |||| %{smart_count} fields filled from: %{source}',
  same: 'The data agree with: %{source}',
  unknown: 'The register has no company of this number.',
  unreachable: 'The register cannot be reached now. Fill in the data by hand, or try again later.',
  noNumber: 'This is no number of a company in this country.',
  differs: 'The register says otherwise. What shall be replaced?',
  replace: 'Replace what is ticked',
  keep: 'Keep mine',
};
