import type { MailLanguage } from '../../../../kernel/text/language.js';
import type { AccountMailTexts } from './account-mail-text.js';
import { english } from './en.js';
import { french } from './fr.js';
import { german } from './de.js';
import { italian } from './it.js';
import { norwegian } from './no.js';
import { polish } from './pl.js';
import { spanish } from './es.js';

/** The mails about accounts in all languages of mails. */
export const accountMailTexts: Readonly<Record<MailLanguage, AccountMailTexts>> = {
  pl: polish,
  en: english,
  no: norwegian,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
};
