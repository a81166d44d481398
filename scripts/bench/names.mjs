const listed = (text) => text.trim().split(/,\s+/);

/**
 * What the names and addresses of the clients are put together from, by country. `postCode` is a pattern of to_char
 * for a number of four digits.
 */
export const places = {
  poland: {
    countryId: 1,
    trades: listed(`
      Meble, Okna i Drzwi, Hurtownia, Piekarnia, Zakłady Mięsne, Przetwórnia, Tartak, Kamieniołom,
      Sadownictwo, Mleczarnia, Części Samochodowe, Chłodnie, Stal i Żelazo, Opakowania, Szkło,
      Ceramika, Odzież, Zabawki, Narzędzia, Gospodarstwo, Browar, Drukarnia, Farby i Lakiery,
      Elektronika`),
    surnames: listed(`
      Wiśniewski, Wójcik, Kowalczyk, Kamiński, Lewandowski, Zieliński, Szymański, Woźniak, Dąbrowski,
      Kozłowski, Jankowski, Mazur, Krawczyk, Piotrowski, Grabowski, Pawłowski, Michalski, Król,
      Wieczorek, Jabłoński, Wróbel, Nowakowski, Majewski, Olszewski, Stępień, Malinowski, Jaworski,
      Adamczyk, Dudek, Nowicki, Pawlak, Górski, Witkowski, Walczak, Sikora, Baran, Rutkowski, Michalak,
      Szewczyk, Ostrowski, Tomaszewski, Pietrzak, Zalewski, Wróblewski, Marciniak, Jasiński, Zawadzki,
      Bąk, Jakubowski, Sadowski, Duda, Włodarczyk, Chmielewski, Borkowski, Sokołowski`),
    legalForms: listed(`
      Sp. z o.o., S.A., Sp. j., i Synowie, Eksport-Import`),
    streets: listed(`
      ul. Prosta, ul. Długa, ul. Łąkowa, ul. Piłsudskiego, ul. Mickiewicza, ul. Żeromskiego, ul. Polna,
      al. Jerozolimskie, ul. Świętokrzyska, ul. Przemysłowa, ul. Źródlana, ul. Składowa, ul. Portowa`),
    cities: listed(`
      Łódź, Kraków, Wrocław, Poznań, Gdańsk, Szczecin, Białystok, Częstochowa, Rzeszów, Toruń, Kielce,
      Zielona Góra, Opole, Świdnica, Piła, Chełm, Bełchatów, Żory, Mińsk Mazowiecki, Warszawa`),
    postCode: '"9"FM0"-"000',
    phonePrefix: '+48 ',
    vatPrefix: 'PL',
  },
  norway: {
    countryId: 21,
    trades: listed(`
      Møbler, Fiskeeksport, Trelast, Byggevarer, Bakeri, Verksted, Sjømat, Kjøkken, Maskiner, Bildeler,
      Kjøl og Frys, Emballasje, Smie, Bryggeri, Gårdsdrift, Stål, Glass, Leketøy, Trykkeri, Elektro`),
    surnames: listed(`
      Hansen, Johansen, Olsen, Larsen, Andersen, Pedersen, Nilsen, Kristiansen, Jensen, Karlsen,
      Bjørnstad, Sørensen, Bø, Ødegård, Haugen, Hagen, Bakke, Lien, Strand, Solberg, Moen, Dahl, Lund,
      Iversen, Østby, Aasen, Myhre, Sæther, Brekke, Nygård, Ås, Kjærstad, Tønnesen, Rønning`),
    legalForms: listed(`
      AS, ASA, ANS, og Sønner, Eksport AS`),
    streets: listed(`
      Storgata, Kirkegata, Sjøgata, Industriveien, Skolegata, Havnegata, Bjørkeveien, Kongens gate,
      Kokstadvegen, Åsveien, Strandgata, Elvegata`),
    cities: listed(`
      Oslo, Bergen, Tromsø, Bodø, Ålesund, Stavanger, Trondheim, Lillestrøm, Tønsberg, Florø, Hønefoss,
      Gjøvik, Mosjøen, Halden, Førde`),
    postCode: 'FM0000',
    phonePrefix: '+47 ',
    vatPrefix: 'NO',
  },
};

/** Three of them make the word that tells a company from others of its trade, as a name of its own does. */
export const syllables = listed(`
  al, bar, bel, bon, cer, da, del, dra, el, fa, fer, gal, gra, hal, her, ima, in, jan, ka, kor, kra, la, lek, lo, lu, ma,
  mer, mi, mon, na, ner, nov, o, or, pa, per, pol, pra, ra, rem, ro, ru, sa, sen, sol, ste, sy, ta, ter, to, tra, u, va,
  ver, vi, vol, wa, wer, za, zen`);
