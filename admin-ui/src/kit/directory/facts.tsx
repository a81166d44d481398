import type { ReactNode } from 'react';
import type { Country } from '../api/types';
import { phoneLink, phoneText } from '../format/phone';
import { websiteLink } from './texts';

/** A mail address as a link; null where there is none. */
export function mailFact(email: string | null): ReactNode {
  return (
    email && (
      <a href={`mailto:${email}`} title={email}>
        {email}
      </a>
    )
  );
}

/** A phone number as a link; null where there is none. */
export function phoneFact(phone: string | null): ReactNode {
  return (
    phone && (
      <a className="num" style={{ whiteSpace: 'nowrap' }} href={phoneLink(phone)}>
        {phoneText(phone)}
      </a>
    )
  );
}

/** A website as a link, or as it was typed where it is none; null where there is nothing. */
export function websiteFact(website: string | null): ReactNode {
  if (!website) return null;
  const { text, href } = websiteLink(website);
  if (!href) return text;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

interface Place {
  address: string | null;
  post_code: string | null;
  city: string | null;
}

/** An address in one line; null where there is nothing. */
export function placeFact({ address, post_code, city }: Place, country: Country | undefined): ReactNode {
  const town = [post_code, city].filter(Boolean).join(' ');
  return [address, town, country?.name].filter(Boolean).join(', ') || null;
}
