import type { noCompany as English } from './no-company.en';

export const noCompany = {
  title: 'Uten firma',
  text: 'Ordrer, kunder og underleverandører hører til et firma, og du hører ikke til noe. Bli med i et som har invitert deg, eller lag ditt eget.',
  invitations: 'Invitasjoner',
  none: 'Ingen har invitert deg ennå. En firmaeier kan gjøre det med e-postadressen din.',
  invitedBy: 'Invitert av %{name}',
  accept: 'Bli med',
  acceptOf: 'Bli med i %{company}',
  accepted: 'Du hører nå til %{company}',
  acceptFailed: 'Du ble ikke med',
  decline: 'Avslå',
  declineOf: 'Avslå invitasjonen fra %{company}',
  declineTitle: 'Avslå invitasjonen fra %{company}?',
  declineText: 'Firmaet kan invitere deg igjen.',
  declined: 'Avslo invitasjonen fra %{company}',
  declineFailed: 'Invitasjonen ble ikke avslått',
  own: 'Eget firma',
  ownText: 'Du blir eier og kan legge til og invitere andre.',
  create: 'Opprett firma',
  created: '%{company} er opprettet',
  createFailed: 'Firmaet ble ikke opprettet',
} satisfies typeof English;
