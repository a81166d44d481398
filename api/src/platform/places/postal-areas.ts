/**
 * A town in the middle of each area of post codes, by the first two figures of a code. Poland: the areas of Poczta Polska; Norway: the
 * postal regions of Posten. They tell which of several towns of one name is meant, and about where a place lies that is in no list of towns.
 */
const areas: Readonly<Record<string, string>> = {
  PL: `Warszawa, Warszawa, Warszawa, Warszawa, Warszawa, Warszawa, Ciechanów, Ostrołęka, Siedlce, Płock,
    Olsztyn, Kętrzyn, Szczytno, Działdowo, Ostróda, Białystok, Sokółka, Bielsk Podlaski, Łomża, Ełk,
    Lublin, Radzyń Podlaski, Zamość, Kraśnik, Puławy, Kielce, Radom, Ostrowiec Świętokrzyski, Busko-Zdrój, Włoszczowa,
    Kraków, Kraków, Kraków, Tarnów, Sucha Beskidzka, Rzeszów, Rzeszów, Jarosław, Krosno, Mielec,
    Katowice, Katowice, Częstochowa, Bielsko-Biała, Gliwice, Opole, Opole, Kędzierzyn-Koźle, Nysa, Brzeg,
    Wrocław, Wrocław, Wrocław, Wrocław, Wrocław, Wrocław, Oleśnica, Kłodzko, Wałbrzych, Legnica,
    Poznań, Poznań, Gniezno, Jarocin, Szamotuły, Zielona Góra, Świebodzin, Głogów, Żary, Sulęcin,
    Szczecin, Szczecin, Goleniów, Stargard, Gryfino, Koszalin, Słupsk, Bytów, Świdwin, -,
    Gdańsk, Gdynia, Malbork, Starogard Gdański, Wejherowo, Bydgoszcz, Świecie, Toruń, Inowrocław, Sępólno Krajeńskie,
    Łódź, Łódź, Łódź, Łódź, Łódź, Łódź, Skierniewice, Piotrków Trybunalski, Sieradz, Kutno`,
  NO: `Oslo, Oslo, Oslo, Oslo, Oslo, Oslo, Oslo, Oslo, Oslo, Oslo,
    Oslo, Oslo, Oslo, Lysaker, Ski, Moss, Fredrikstad, Sarpsborg, Mysen, Fetsund,
    Lillestrøm, Skarnes, Kongsvinger, Hamar, Elverum, Tynset, Lillehammer, Roa, Gjøvik, Fagernes,
    Drammen, Tønsberg, Sandefjord, Hokksund, Lierbyen, Hønefoss, Kongsberg, Skien, Bø, Porsgrunn,
    Stavanger, Jørpeland, Kopervik, Bryne, Flekkefjord, Mandal, Kristiansand, Vennesla, Arendal, Risør,
    Bergen, Bergen, Osøyro, Kleppestø, Leirvik, Haugesund, Norheimsund, Voss, Bergen, Knarvik,
    Ålesund, Ørsta, Stranda, Åndalsnes, Molde, Kristiansund, Sunndalsøra, Nordfjordeid, Førde, Florø,
    Trondheim, Brekstad, Orkanger, Oppdal, Trondheim, Stjørdalshalsen, Levanger, Steinkjer, Namsos, Rørvik,
    Bodø, Rognan, Fauske, Svolvær, Sortland, Narvik, Mo i Rana, Sandnessjøen, Sandnessjøen, Brønnøysund,
    Tromsø, Storsteinnes, Tromsø, Finnsnes, Harstad, Alta, Hammerfest, Lakselv, Vadsø, Kirkenes`,
};

const towns = new Map(
  Object.entries(areas).map(([country, list]) => [country, list.split(',').map((town) => town.trim())]),
);

/** The town in the middle of a post code's area; null for a code that has none, and for countries whose areas are not known. */
export function townOfPostalArea(postalCode: string, country: string): string | null {
  const code = postalCode.trim();
  const figures = /^(?:PL-?|NO-?|N-?)?(\d{2})-?\d{2,3}$/i.exec(code)?.[1];
  if (figures === undefined) return null;
  const town = towns.get(country.toUpperCase())?.[Number(figures)];
  return town === undefined || town === '-' ? null : town;
}
