/** A small website as companies have them made, with what a person would write down of its company. */
export interface SiteSample {
  host: string;
  /** ISO code of the country that an administrator would look in. */
  country: string;
  /** What makes it hard. */
  kind: string;
  /** HTML by path. */
  pages: Readonly<Record<string, string>>;
  expected: ExpectedCompany;
}

/** The company of a website; what the website does not tell is null. */
export interface ExpectedCompany {
  name: string | null;
  email: string | null;
  /** As machines dial it. */
  phone: string | null;
  /** Street, post code and town: `Długa 1|90-001|Łódź`. */
  address: string | null;
  /** VAT number where one is told, else the registration number, as they are kept. */
  number: string | null;
}

interface Frame {
  title: string;
  /** More of what stands in the head. */
  head?: string;
  nav?: string;
  body: string;
  footer?: string;
  lang?: string;
}

/** A page as WordPress with Elementor makes it. */
export function elementor({ title, head = '', nav = '', body, footer = '', lang = 'pl-PL' }: Frame): string {
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="generator" content="WordPress 6.5.2">${head}
<link rel="stylesheet" id="elementor-frontend-css" href="/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.21.4" media="all">
<style id="global-styles-inline-css">:root{--wp--preset--color--black:#000}.screen-reader-text{position:absolute;clip:rect(1px,1px,1px,1px)}</style>
</head><body class="home page-template elementor-default elementor-kit-7">
<header data-elementor-type="header" class="elementor elementor-location-header"><div class="elementor-widget-container"><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu">${nav}</ul></nav></div></header>
<main class="site-main"><div data-elementor-type="wp-page" class="elementor elementor-12"><section class="elementor-section elementor-top-section"><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-100"><div class="elementor-widget-wrap">
<div class="elementor-element elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container">${body}</div></div>
</div></div></div></section></div></main>
<footer data-elementor-type="footer" class="elementor elementor-location-footer"><div class="elementor-widget-container">${footer}</div></footer>
<script id="elementor-frontend-js-before">var elementorFrontendConfig = {"environmentMode":{"edit":false},"version":"3.21.4","urls":{"assets":"/wp-content/plugins/elementor/assets/"}};</script>
</body></html>`;
}

/** A page as it is put together by hand with Bootstrap. */
export function bootstrap({ title, head = '', nav = '', body, footer = '', lang = 'en' }: Frame): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}<link href="/css/bootstrap.min.css" rel="stylesheet"></head>
<body><nav class="navbar navbar-expand-lg navbar-light bg-light fixed-top"><div class="container"><a class="navbar-brand" href="/"><img src="/img/logo.svg" alt="Logo"></a><button class="navbar-toggler" type="button" data-bs-toggle="collapse"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse"><ul class="navbar-nav ms-auto">${nav}</ul></div></div></nav>
<div class="container py-5">${body}</div>
<div class="container-fluid bg-dark text-light py-4" id="bottom"><div class="row">${footer}</div></div>
<script src="/js/bootstrap.bundle.min.js"></script></body></html>`;
}

/** A page of tables, as they were made twenty years ago. */
export function tables({ title, head = '', nav = '', body, footer = '' }: Frame): string {
  return `<HTML><HEAD><TITLE>${title}</TITLE>${head}<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8"></HEAD>
<BODY BGCOLOR="#FFFFFF" TEXT="#000000"><TABLE WIDTH=760 BORDER=0 CELLPADDING=0 CELLSPACING=0 ALIGN=center><TR><TD COLSPAN=2><IMG SRC="gfx/top.gif" WIDTH=760 HEIGHT=120></TD></TR>
<TR><TD WIDTH=160 VALIGN=top><FONT FACE="Verdana" SIZE=1>${nav}</FONT></TD><TD VALIGN=top><FONT FACE="Verdana" SIZE=2>${body}</FONT></TD></TR>
<TR><TD COLSPAN=2 ALIGN=center><FONT SIZE=1>${footer}</FONT></TD></TR></TABLE></BODY></HTML>`;
}

/** A page as a builder of websites like Wix makes it. */
export function builder({ title, head = '', nav = '', body, footer = '', lang = 'en' }: Frame): string {
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset='utf-8'><title>${title}</title>${head}<meta name="generator" content="Wix.com Website Builder"/>
<script>window.onerror=function(){};var sentryDsn="https://605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com/68"</script></head>
<body><div id="SITE_CONTAINER"><div id="site-root"><header id="SITE_HEADER" class="Vd6aQZ"><wix-bg-media></wix-bg-media><nav class="HYblus">${nav}</nav></header>
<main id="PAGES_CONTAINER"><div class="mesh-layout"><div data-testid="richTextElement" class="wixui-rich-text HcOXKn">${body}</div></div></main>
<footer id="SITE_FOOTER" class="SITE_FOOTER_WRAPPER"><div data-testid="richTextElement" class="wixui-rich-text">${footer}</div></footer></div></div></body></html>`;
}

/** The links of a menu: `['/kontakt', 'Kontakt']`. */
export function menu(...links: readonly (readonly [href: string, text: string])[]): string {
  return links.map(([href, text]) => `<li class="menu-item"><a href="${href}">${text}</a></li>`).join('');
}

/** An address as a delivery network hides it from robots. */
export function cloaked(email: string, key = 0x2f): string {
  return Buffer.from([key, ...Buffer.from(email).map((byte) => byte ^ key)]).toString('hex');
}

/** A script that describes something for machines. */
export function described(thing: unknown): string {
  return `<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify(thing)}</script>`;
}
