import type { system as English } from './system.en';

export const system = {
  title: 'System',
  loadFailed: 'Nie udało się wczytać stanu systemu',
  onlyAdministrators: {
    title: 'Stan systemu widzą tylko administratorzy',
    text: 'Dotyczy pracy wszystkich firm. Jeśli coś stoi w miejscu, zapytaj administratora.',
  },
  versions: 'Wersje',
  product: 'Frakto',
  node: 'Node.js',
  database: 'PostgreSQL',
  schema: 'Ostatnia migracja',
  size: 'Rozmiar bazy danych',
  started: 'Ten proces działa od',
  health: 'Otoczenie',
  mail: 'Serwer pocztowy',
  storage: 'Pliki',
  outbox: 'Skrzynka nadawcza',
  state: {
    ok: 'działa',
    captured: 'brak: e-maile są tylko zachowywane',
    unreachable: 'nie odpowiada',
    full: 'brak miejsca',
  },
  outboxState: {
    due: 'w drodze',
    retried: 'ponawiane',
    held: 'czekają, aż właściciel potwierdzi adres',
    failed: 'zaniechane dzisiaj',
  },
  oldest:
    'Najstarszy czeka %{smart_count} minutę |||| Najstarszy czeka %{smart_count} minuty |||| Najstarszy czeka %{smart_count} minut',
  failed: {
    title: 'Zaniechane',
    none: 'Niczego nie zaniechano.',
    why: 'Zadania, które nie powiodły się także za ostatnim razem. Gdy przyczyna zniknie, zleć je ponownie: nic nie zostanie zrobione dwa razy.',
    retry: 'Ponów',
    retryOf: 'Ponów %{name} z %{time}',
    retried: 'Zadanie jest wykonywane ponownie',
    notRetried: 'Nie udało się ponowić zadania',
    attempts: '%{smart_count} próba |||| %{smart_count} próby |||| %{smart_count} prób',
  },
  jobs: {
    title: 'Zadania w tle',
    name: 'Zadanie',
    waiting: 'Czeka',
    since: 'Od',
    running: 'W toku',
    failed: 'Nieudane',
  },
} satisfies typeof English;
