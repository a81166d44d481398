const severities = ['critical', 'high', 'moderate', 'low', 'info'];

/**
 * Reads what `npm audit --json` says.
 * @param {string} output may have npm's warnings before and behind the report
 * @returns {{ failure: string } | { advisories: { name: string, severity: string, title: string, url: string, range: string }[] }}
 *   `failure`: nobody answered, so that nothing is known; advisories with the worst first
 */
export function readAudit(output) {
  const report = reportIn(output);
  if (!report?.vulnerabilities) return { failure: report?.message || lastLine(output) };
  const advisories = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    // A text names another package of the list, whose advisory it is.
    via.filter((cause) => typeof cause !== 'string'),
  );
  const byUrl = new Map(advisories.map((advisory) => [`${advisory.name} ${advisory.url}`, advisory]));
  return {
    advisories: [...byUrl.values()]
      .map(({ name, severity, title, url, range }) => ({ name, severity, title, url, range }))
      .sort(
        (one, other) =>
          severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
          one.name.localeCompare(other.name, 'en'),
      ),
  };
}

function reportIn(output) {
  const begin = output.indexOf('{');
  const end = output.lastIndexOf('}');
  if (begin === -1 || end < begin) return null;
  try {
    return JSON.parse(output.slice(begin, end + 1));
  } catch {
    return null;
  }
}

function lastLine(output) {
  return output.trim().split('\n').at(-1) || 'npm said nothing';
}
