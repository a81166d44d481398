// The browser is found on the machine or comes from npm (see README); puppeteer's own download is never relied on.
module.exports = { skipDownload: true };
