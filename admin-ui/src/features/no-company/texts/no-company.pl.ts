import type { noCompany as English } from './no-company.en';

export const noCompany = {
  title: 'Jeszcze bez firmy',
  text: 'Zlecenia, klienci i podwykonawcy należą do firmy, a Ty nie należysz do żadnej. Dołącz do tej, która Cię zaprosiła, albo załóż własną.',
  invitations: 'Zaproszenia',
  none: 'Nikt Cię jeszcze nie zaprosił. Właściciel firmy może to zrobić, znając Twój adres e-mail.',
  invitedBy: 'Zaprasza %{name}',
  accept: 'Dołącz',
  acceptOf: 'Dołącz do firmy %{company}',
  accepted: 'Należysz teraz do firmy %{company}',
  acceptFailed: 'Nie udało się dołączyć',
  decline: 'Odrzuć',
  declineOf: 'Odrzuć zaproszenie firmy %{company}',
  declineTitle: 'Odrzucić zaproszenie firmy %{company}?',
  declineText: 'Firma może Cię zaprosić ponownie.',
  declined: 'Odrzucono zaproszenie firmy %{company}',
  declineFailed: 'Nie odrzucono zaproszenia',
  own: 'Własna firma',
  ownText: 'Zostaniesz jej właścicielem i będziesz dodawać oraz zapraszać innych.',
  create: 'Załóż firmę',
  created: 'Założono firmę %{company}',
  createFailed: 'Nie założono firmy',
} satisfies typeof English;
