import { foldDiacritics } from '../../kernel/text/fold-diacritics.js';

/**
 * Words of seven languages by what they mean, so that what is learned of a mail in one language holds for the others.
 * Without diacritics, in lower case; `*` stands for any ending, `_` joins words that say it together.
 */
const entries = {
  price: `kosztuj* kosztowa* koster koste kost kostet kosten wyniesie wyjdzie wyszlo coute* couter* cuesta* costar* costa costerebbe* valdria valdr* saldria sale_a viene_a verrebbe viene_a_costare kostete preco presio pryz kostnader fakturer* facturez total totale totalen samlet frachtkost* frachtsatz fraktkost* tariff* tarife tariffario taryf* listino grille gesamtbetrag preisindikation prisoverslag prislapp spese stawce cennik* price_list prisliste preisliste economica economique financiere kosztowo sats satser cena ceny cene cen cenie ceną cenowo cenowy cenowa stawk* koszt* kwot* oplat* suma sume sumy wydatek wydatk* pieniadze
    pieniedzy price prices priced pricing cost costs rate rates charge charges figure figures tariff tariffs fee damage ballpark
    pris prisen priser prisene kostnad* sum summen belop tallene totalpris prisantydning* fraktpris* satsen preis preise preisen
    preislich kosten betrag satz summe tarif kurs hausnummer konditionen gesamtbetrag gesamtpreis festpreis prix tarif tarifs
    tarifaire cout couts montant chiffre chiffres taux budget precio precios coste costes importe tarifa tarifas cifra flete portes
    prezzo prezzi costo costi importo tariffa tariffe spesa nolo conto numbers numeros nummern zahlen zahl tall o/f warunki terms
    betingelser betingelsene conditions condiciones condizioni`,
  how_much: `what_can_you what_could_you po_tyle_co same_money still_do_it que_valdria cuanto_vale quanto_viene quanto_costa wie_teuer hva_kommer what_it_would what_d_it what_s_it what_s_the what_s_your what_are_we ile_krzykn* co_za_to what_do_you_charge what_would_you_charge que_cobra que_cobrais qu_est_ce_que_ca se_monte a_quoi ile za_ile po_ile how_much hvor_mye wie_viel wieviel combien cb cuanto cuanta quanto a_como hva_tar hva_koster hva_blir
    hva_skal hva_ma ka_tar ka_ska what_would what_will what_is_the what's_the what_are_we what_kind_of_money was_kostet was_kosten
    was_nehmen was_nehmt was_verlang* was_wurde* was_willst was_wollt was_rufst was_kommt was_macht was_muss* mit_wie_viel
    hvilken_pris welche*_preis a_cuanto a_quanto por_cuanto che_prezzo que_precio quel_prix quel_tarif quel_cout jaka_stawka jaka_cena
    jaki_koszt jaka_kwota na_ile che_cifra en_cuanto a_combien pour_combien wots_ur hva_vil`,
  quote: `tilbyr_pris offert_pris anbieten offerieren price_up price_this prise_denne priser_pa cotiz* quotaz* estimation wycen* kalkulacj* kosztorys* kwotacj* skalkul* przelicz* policz* policzy* quote quotes quotation quoted quoting rfq estimate
    estimates tilbud tilbudet pristilbud prisoverslag prisforesporsel kostnadsoverslag overslag regne angebot angebote offerte offerten
    kostenvoranschlag frachtanfrage preisanfrage transportanfrage kalkulier* durchrechnen durchgerechnet devis cotation cotations
    coter chiffrage chiffrer presupuesto presupuestos cotiza* preventivo preventivi quotazion* quotare quotate offerta oferta oferte
    oferty ofert offre propozycj* proposal proposals proposition propuesta propuestas proposta vorschlag* forslag bid bids indication`,
  please: `prosze prosimy poprosze poproszę prosba prosbe pls plse plz please kindly vennligst gjerne bitte bitten erbitte erbitten
    merci_de svp veuillez por_favor rogamos solicito solicitamos ruego per_favore cortesemente gentilmente si_prega vi_chiediamo
    voudrez_bien uprzejmie grateful appreciate be_om ber_om`,
  could_you: `wezmiecie bierzecie zrobicie pojedziecie zabierzecie podejmiecie przewieziecie are_you_in er_dere_med vil_dere czy_mozecie czy_moglib* czy_mozna czy_panstw* mozecie moglibyscie dacie_rade dalibyscie podejmie* podjalby czy_da
    can_you could_you would_you will_you do_you are_you can_somebody could_somebody could_someone can_anyone kan_dere kunne_dere
    har_dere kan_noen kjorer_dere tar_dere klarer_dere konnen_sie konnten_sie konnt_ihr konnts_ihr kann_jemand machen_sie macht_ihr
    haben_sie fahren_sie ubernehmen_sie hatten_sie pouvez vous_pouvez pourriez auriez avez_vous faites_vous vous_faites tu_peux
    podeis puede podria podrian podriais teneis llevais haceis trabajais llegais potete potreste riuscite avete fate potrebbe servite`,
  possible: `da_sie realne mozliwe possible feasible doable fit_in squeeze_in mulig gar_det moglich machbar geht_das posible se_puede
    possibile si_puo dans_vos_cordes`,
  need: `brauchten brauchte bräuchten trengte potrzebne necesitar* avremmo_bisogno servirebb* skulle_hatt skulle_ha potrzebu* potrzebn* potrzeba need needs needed require required trenger behov brauche brauchen braucht benotig* besoin
    necesit* serve ci_serve bisogno occorr* servirebbe must wanted il_nous_faut il_faut hace_falta nos_hace mi_serve ci_vuole`,
  seek: `szuka* poszuku* looking_for searching seek seeking ser_etter soker leter suche suchen gesucht cherche cherchons recherch*
    busco buscamos cerco cerchiamo interesuje interessa interested hunting chcemy chcialbym chcialabym chcielib* want would_like
    i'd_like onsker mochte mochten wunsche voudrais voudrions souhait* quiero queremos quisiera* vorrei vorremmo desider*`,
  has_to_go: `musi_dotrzec ma_trafic ma_isc musi_byc_w ma_jechac do_przewiezienia do_wyslania do_zabrania do_odebrania do_odbioru musi_wrocic
    przewiezc przywiezc zawiezc dowiezc dowoz wyslac dostarczyc zabrac podjac przewieźć has_to_get have_to_go needs_to_go to_get_to
    going_to has_to_be wants_it need_it get_it to_go must_reach has_to_reach shifting shift move moving lifted
    skal_til ma_til skal_fra ma_fra fra ma_fa skal_ha skal_hjem ma_vaere sendes hentes fraktes flyttes skal_tilbake sende frakte
    flytte soll_nach muss_nach muss_zuruck sollen_nach mussen_nach verschicken versenden zu_transportieren hinbringen rueckholung
    a_acheminer a_expedier a_livrer a_transporter a_enlever doit_rentrer doit_partir doit_etre acheminer expedier transporter
    faire_venir remonter hay_que_llevar llevar traer mandar mover enviar hay_que tiene_que trasladar da_portare da_spedire
    portare spedire deve_arrivare deve_andare ritirare deve_rientrare spostare far_arrivare trasportare`,
  carry: `transport* przewoz* przewiez* fracht* spedyc* dostaw* ship shipping shipment shipments freight haulage haul deliver delivery
    carriage groupage consignment frakt* sending sendinger kjore kjorer levere leveres spedition* sendung* befordern verladung*
    lieferung anlieferung envoi envois livraison fret affret* transitaire envio envios porte grupaje trasport* spedizion* consegn*
    nolegg* drobnic* lcl fcl ftl ltl samlast sammelgut stuckgut messagerie doladun* teilladung komplettladung delparti stykkgods
    luftfracht seefracht sjofrakt flyfrakt air_freight sea_freight ocean`,
  vehicle: `auto auta aut ciezarow* naczep* zestaw* bus busa busem busy firana firanka plandek* chlodni* laweta lawete lawet*
    niskopodwozi* ciagnik* truck trucks lorry lorries trailer trailers van vans curtainsider curtainsiders tautliner tilt artic reefer
    lowloader lowboy flatbed mega tractor units vehicle vehicles bil biler bilen bilene vogntog semi henger lastebil* varebil*
    skapbil kjolebil lkw sattel* planenzug* kuhler sprinter transporter zug zuge gliederzug tieflader camion camions semi porteur
    fourgon frigo frigos remorque camion* trailers lona lonas furgon furgoneta conjuntos bilico bilici motrice motrici furgone mezzo
    mezzi centinato autotreno bisarca`,
  free_vehicle: `wolne_auto wolne_auta wolny_samochod wolna_naczepa woln* pusty pusta puste empty available availability free_truck
    spare ledig ledige tom tomme tomt leer leere leerer freie freier freies vide vides a_vide disponible disponibles disponibilita
    disponibilidad vacio vacios vacia de_vacio libre libres vuoto vuota vuoti libero liberi disponibil* place hueco spazio platz plass
    room capacity kapasitet kapazitat* capacita laderaum`,
  seeks_load: `szukam_ladun* szukam_frachtow szukam_powrotu powrot* ladunkow ladunki ladunkow_powrotnych backload backloads loads your_loads
    returlast retur lass volumer ruckladung ladungen ladung_fur touren vos_lots fret_retour retour vos_chargements lots vuestras_cargas
    cargas retorno vuelta carichi ritorno rientro underleverandor sous_traitant subcontract* podwykonawc* subunternehmer wspolprac*
    cooperation samarbeid zusammenarbeit collabor* nawiaz* przewoznikow approved_hauliers cokolwiek anything_going richtung`,
  goods: `ladunek ladunku towar towaru load cargo goods freight gods last varer ladung ware waren gut marchandise marchandises lot
    carga mercancia mercancias carico merce material* maszyn* machine* machinery maskin* maschin* macchin* maquin* czesci parts deler
    teile pieces piezas pezzi profile okna windows vinduer fenster`,
  unit: `palet* pal ep epal europalet* eur-pal* ldm ldms pallet* plts plt paller pall ppl lademeter lastemeter palette* europalette*
    stellplatz* ladem* bancal* pedan* bultos skrzyn* paczk* karton* crate crates boxes skids kasse kasser kolli esker kiste kisten
    verschlag* colis caisse caisses cartons caja cajas jaulas casse colli scatole scatolon* gitterbox* ibc kontener* container*
    conteneur* contenedor* contenitor* 40hc 20dv sztuk* ton tony tonn tonnes tonne tonnen tonelad* tonnellat* kilo kilos kg kilogram*
    quintali m3 cbm kubik* kubikow cubic cubes cubicos cubi`,
  dims: `dlugosc szerokosc wysokosc srednica wymiar* waga wazy gabaryt* length width height diameter dims dimensions weighs weight wide
    long tall lengde bredde hoyde diameter mal veier vekt lang lange breite hohe durchmesser masse gewicht wiegt longueur largeur hauteur
    diametre dimensions poids pese cotes largo ancho alto longitud diametro medidas peso pesa lungo lunga largo alto altezza
    diametro dimensioni misure peserà pesera cm mm`,
  household: `mebl* szafa szafe kredens fotel* kanap* sofa pianino fortepian pralk* lodowk* mieszkani* przeprowadz* przenos* furniture
    wardrobe piano freezer flat house bedroom removal removals mobler mobel* sofa skap flytter flytte hus leilighet innbo umzug*
    ziehen schrank klavier wohnung haus meuble* canape demenag* appartement maison armoire piso casa mudanza mudar* mueble* armario
    nevera vivienda traslo* mobili divano armadio appartamento pianoforte frigorifero`,
  from_to: `zaladunek zaladunku rozladunek rozladunku loading unloading collection collect pick_up pickup origin dest destination lasting lossing
    henting hentes levering hentested beladung entladung abholung abgang zustellung ladestelle enlevement chargement depart
    dechargement arrivee recogida carga descarga origen destino salida ritiro carico scarico partenza arrivo relacj* trasa trasie lane
    lanes strekning relation flux rute ruta tratta kurs kursy skad dokad`,
  give_me: `gi_meg gi_oss sende_oss bitte_nenn* geben_sie oppgis regne_ut put_a_figure machst_du_mir mach_mir fai mi_fai me_lo_dejas hazme haceis faites_nous faites_moi sortir jot podaj* podac podeslij* przeslij* przyslij* przeslac przedstawic rzuc* napisz* odpisz* daj daj_znac dajcie send give
    let_me let_us tell_me advise gi send_meg oppgi nenn* schick* sag sagen geben gib gebt mitteilen rufen_sie donne* envoye*
    indiqu* dites dis_moi tu_me_dis transmett* communiqu* adresser remettre faire_parvenir revenir_vers pasame pasad* pasa mandame
    mandad dime decidme digan enviad* enviar* indicad* ponme poned mandami mandate fammi fatemi dimmi ditemi dite inviat* indicat*
    fornire farci farmi`,
  awaiting: `czekam czekamy oczekuj* await awaiting over_to_you venter warte warten erwarten erwarte attends attend attendons
    espero esperamos espera aspetto attendo attendiamo aspettiamo`,
  deadline: `do_jutra do_piatku do_dzis termin_skladania deadline closing_date by_noon by_friday innen frist bis_morgen bis_mittag bis_freitag
    abgabe avant antes_del antes_de entro`,
  urgent: `pilne pilnie pilny urgent asap haster fort dringend eilig eilt urgente urge subito urgentemente impératif immediately natychmiast
    aog express ekspres express* ekspress`,
  we_have: `mamy mam posiadam* we_have we've i_have i've have_got vi_har jeg_har wir_haben wir_hatten ich_habe hatten_wir hatte_ich
    nous_avons j'ai on_a tenemos tengo abbiamo avremmo avrei ho_un ho_da c'e ci_sono`,
  we_offer: `te_salen le_salen os_sale vous_revient comes_out_at comes_to werden_es vi_landet wynosi wyniesie macht_das_dann salen_a se_va_a lander_pa ville_bli blir_det_for musiałbym haben_wir_noch oferujemy oferuje proponujemy moge_zaproponowac mozemy_zaproponowac zrobie pojade nasza_stawka nasza_oferta nasza_cena moja_cena
    wyszlo_mi we_offer we_can_do i_can_do we'd_be you're_looking_at it'll_be our_rate our_price our_quote my_price i'd_need vi_tilbyr
    tilbyr vi_kan var_pris prisen_min prisen_blir kan_sta kan_kjore wir_bieten biete bieten konnen_wir unser_preis unser_angebot musste_ich
    hab's habs fur_sie nous_proposons proposons notre_prix notre_offre notre_tarif on_arrive nous_pouvons ofrecemos os_podemos
    te_sale te_lo_dejo nuestra_oferta nuestro_precio serian seria offriamo possiamo nostra_offerta nostro_prezzo siamo_a vengono vi_facciamo
    specialis* specjaliz* dysponuj* we_run we_operate bedienen desservons servizi leistungen`,
  your_call: `pasuje want_me shall_i shall_we your_call ok_for_you greit_for_deg skal_vi skal_jeg soll_ich darf_ich ca_vous_va je_vous on_y_va te_cuadra
    tu_diras ti_va_bene lo_blocco confirmame akceptacj* let_me_know_if dites_moi_si`,
  valid: `wazna wazny waznosc wazne valid validity gyldig gultig freibleibend valable validez valida validita`,
  tax: `netto brutto vat mva mwst ust ht ttc iva eks ekskl plus_vat + all_in all-in`,
  agree: `akceptuj* bierzemy zgoda dzialamy potwierdzam* potwierdza* agreed accept go_ahead book booked confirm confirmed confirming fine
    approved bekrefter godtar vi_tar avtalt greit passt einverstanden bestatig* einbuchen vereinbart* nehmen_wir accord d'accord
    acceptons confirmons reservez convenu vale de_acuerdo adelante confirmamos acordado pactado reserva va_bene confermiamo
    procedete procedi prenotate concordat* convenuta umow* uzgodn* ustal*`,
  order_word: `vedlagt_oppdrag wie_gehabt som_avtalt as_agreed jak_ustalono comme_convenu como_acordado come_concordato zleceni* zamowieni* order orders purchase_order po ordre oppdrag bestilling auftrag auftrags* ladeauftrag bestellung
    commande affretement pedido orden encargo incarico ordine booking confirmation`,
  driver: `kierowc* szofer* driver drivers driver's sjafor* fahrer* chauffeur* conducteur* chofer conductor conductores autista autisti`,
  plate: `rejestracyj* numer_auta dane_kierowcy reg registration kennzeichen immatriculation plaque plaques matricula matriculas targa targhe
    reg.nr bilnummer`,
  on_the_road: `stoje jestem jade zaladowalem rozladowalem minalem zaladowany prom parked tipped tipping cleared running_late unloaded
    ligger star_fast losset lastet kolonnekjoring fergen ferga bin_in steh stehe komme entladen stau je_suis decharge chargé
    j'arrive estoy descargo descargado he_pasado parado sono_a scarico scaricato fermo arrivo`,
  arrived: `dojech* dotar* dostarczon* przyjech* przyszl* arrived received turned_up delivered landed mottok mottatt kommet kvittert
    angekommen erhalten eingetroffen bekommen arrive arrivee recu recues recus livre llegado llegaron llego recibido recibimos arrivat*
    ricevut* consegnat*`,
  when_where: `gdzie gdzie_jest eta kiedy_bedzie kiedy_dojedzie status where where_is tracking hvor_er ankomsttid sporing wo_ist ankunft ankunftszeit
    stand_der unterwegs ou_est ou_en nouvelles suivi donde dónde dove a_che_punto hora_estimada orario_stimato heure_d'arrivee
    en_route w_drodze pa_vei en_camino in_viaggio hvor`,
  problem: `reklamac* uszkodz* brakuje zgubi* spozni* szkod* skarg* niezadowol* missing damaged broken complain* claim late delay* wrong
    unacceptable soaked short mangler skadet forsink* reklamasjon klage odelagt feil fehlt fehlen beschadig* verspat* reklam*
    schaden kaputt manque manquant endommag* casse reserves litige reclam* retard falta danad* roto rota rotos retras* manca mancante
    danneggiat* rotto rotti contestazion* ritardo danni rimborso avoir kreditnota credit_note abono`,
  invoice: `faktur* platnosc* przelew* zaplac* zaplat* zaleg* nieuregulowan* invoice invoices overdue payment paid pay accounts remittance
    betaling* betales betalt forfalt rechnung* zahlung* uberweis* bezahlt facture* reglement paiement virement impaye* factura* pago
    pagar transferencia fattur* pagament* bonifico scadenza saldo kontonummer iban`,
  agreed_before: `umawialismy umawiali miala_byc promised we_said vi_avtalte skulle_fatt ausgemacht avait_dit acordamos quedasteis eravamo
    era_concordat* vereinbart_war`,
  other_purchase: `lackier* rotular marquage signwriting asfalt* tlumacz* translat* oversett* ubersetz* traduc* traduz* waske vasket waschen lavado lavaggio lavage myci* kupic kupna zakup zakupu wynaj* najem dzierzaw* leasing wymian* napraw* serwis* montaz* przeglad* sprzatani* drukowan*
    szkolen* buy purchase supply supplying hire rent rental lease repair servicing installation refurb* cleaning printing
    kjop kjope leie utleie reparasjon montering service vask rengjoring innkjop kauf kaufen miete mieten vermieten reparatur montage wartung
    reinigung beschriftung achat acheter louer location entretien reparation pose nettoyage fourniture comprar compra alquil* reparac*
    instalac* limpieza mantenimiento suministr* acquist* noleggi* affitto riparaz* installaz* pulizi* manutenz* fornitura`,
  other_thing: `papier_a4 paper_a4 papel_a4 carta_a4 stretch_film stretchfolie folii_stretch film_etirable cardboard corrugated kartong tektur* cartone doble_canal euro-palet_nowych palet_uzywanych used_pallets nye_paller reconditioned pallet_trucks transpallet* transpaleta* transpalette* hubwagen jekketralle* stacker gerbeur apilador road_salt veisalt streusalz pellet pellets bilety kostki plytki_do nettverk opon* biur* biuro drukark* laptop* oprogramowan* ubezpiecz* polis* strona_internetowa fotowoltai* klimatyz* regal* wozek wozki
    wozkow gasnic* tyres tires office desks chairs laptops printers software insurance website forklift racking signage flooring
    dekk kontor skrivere programvare forsikring nettside truck_service reol* reifen buro drucker software versicherung* webseite
    stapler regale klimaanlage pneus bureau imprimante* logiciel assurance* site_web chariot rayonnage* neumaticos oficina
    impresora* seguro seguros pagina_web carretilla estanteria* gomme ufficio stampant* assicuraz* sito_web muletto scaffalat* monitor*
    telefon* internet prad energi* electricity strom gas stromanbieter diesel paliw* fuel drivstoff carburant gasoleo gasolio toner*
    kaw* coffee catering hotel*`,
  delivered_here: `na_budowe do_naszego_magazynu do_naszego_biura u_nas_w_firmie delivered_to_our to_our_office to_our_site to_our_warehouse hos_oss_levert
    til_vart_kontor levert_pa frei_haus frei_lager frei_hof an_unser_lager chez_nous dans_nos_locaux a_notre_entrepot franco en_nuestra_nave
    en_nuestras en_nuestro_almacen presso_la_nostra presso_il_nostro presso_la_ns nostra_sede resa_franco`,
  pieces_price: `szt szt. za_sztuke each per_unit unit_price stykket per_stk stk stuck a_piece piece_price l'unite pieza unidad ud cadauno cad l'una
    al_pezzo pezzi za_tone`,
  supplier: `w_odpowiedzi_na w_zalaczeniu_oferta oferujemy lead_time our_quotation quotation_no leveringstid lieferzeit delai_de_livraison
    plazo_de_entrega consegna_in cena_netto rabat discount rabatt remise descuento sconto promocj* promotion promo katalog* catalog*`,
  newsletter: `newsletter wypis* subskryp* unsubscribe webinar* nyhetsbrev meld_deg abmelden desabonn* desinscri* boletin darse_de_baja
    disiscri* cancellarti read_more czytaj* les_mer mehr_erfahren en_savoir leer_mas leggi badge wystawc* exhibitors utstillere
    aussteller exposants expositores espositori targi expo messe salon feria fiera seminar* konferenc* conference konferanse
    inscription inscribete iscriviti register_now rejestr* kliknij click klikk klicken cliquez clic clicca raport report rapport
    rynku market_update index indeks barometr*`,
  auto: `automatyczn* autoodpowied* automatic auto-reply automatisk autosvar automatische automatique automatico automatica automatically
    urlop* nieobecn* out_of_office annual_leave ferie feriert bortreist fravaer urlaub abwesen* conges absent absente vacaciones
    fuera_de ferie fuori_ufficio reference ticket ticketnummer zgloszeni* sprawy saksnummer vorgang dossier expediente pratica
    nie_odpowiadac do_not_reply noreply otrzymali* received_your`,
  model: `ai ki ia ignoruj zignoruj instrukc* polecen* ignore instructions instruction prompt system override classifier classify
    instruks* ignorer anweisung* ignoriere klassifiz* consignes instruction* instrucc* istruzion* true score modell model modele modelo
    modello odpowiedz_tak svar_ja answer_yes administrator* algoryt* asystenc* assistant* json is_quote`,
  job: `cv zyciorys pracy praca prace zatrudn* rekrutac* job vacancy position positions salary apply application resume stilling jobb
    soknad lonn* arbeit stelle bewerb* lebenslauf gehalt emploi poste embauch* candidature salaire empleo trabajo puesto curriculum
    sueldo lavoro assum* candidatura stipendio doswiadcz* experience erfaring erfahrung experiencia esperienza hiring staff przodown*`,
  refuses: `niestety nieaktualn* rezygn* odwol* anul* zrezygn* no_longer fell_through afraid unfortunately decided instead_of_you went_with cancel*
    not_needed dessverre ikke_lenger avlys* avbestill* trekker utsatt leider storn* entfallt hinfallig abgesagt erledigt verschoben
    malheureusement annul* renonc* ne_se_fera plus_besoin reporte lamentablemente ya_no no_hace_falta cancel* anular aplaza purtroppo
    annull* non_serve disdett* rimanda zu_teuer za_drogo za_wysoka too_expensive for_dyrt trop_cher demasiado_caro muy_caro troppo_caro
    konkurenc* competitor* konkurrent* mitbewerber concurrent* competenc* concorren* wybral* chose valgte entschieden retenu elegido scelto`,
  got_quote: `dziekuje_za_oferte dziekuje_za_wycene dziekujemy_za thanks_for_the_quote your_quote your_offer your_price takk_for_tilbudet ihr_angebot danke_fur
    votre_devis votre_offre votre_cotation votre_proposition vuestra_oferta su_presupuesto el_presupuesto vostra_offerta
    il_preventivo vs._quotazione nasza_wycena naszej_wyceny our_offer tilbudet_vart unser_angebot notre_devis`,
  changed: `jednak zamiast zmieni* doszl* dolozy* now instead changed likevel i_stedet endret doch statt geandert andert finalement
    au_lieu change changee al_final en_vez en_lugar cambia* invece anziche diventano cambiat* spostat*`,
  again: `to_co_zwykle jak_zwykle powtork* to_samo ta_sama te_same ponowni* same_again usual the_usual again as_last samme som_sist som_vanlig
    faste igjen gleiche wie_letzte wie_immer wieder erneut noch_mal meme habituel comme_d'habitude pareil lo_mismo
    repetimos como_siempre otra_vez solito come_sempre di_nuovo come_a stessa stesso`,
  customer: `klient klienta klientowi odbiorc* inwestor* customer client buyer consignee kunden kunde kjoper kundin besteller acheteur
    cliente clientes comprador compratore destinatario`,
  friend: `kochan* mamo babci* wujek pizza grill* weekend* piwo urodzin* mum dad mate_s beers party barbecue birthday mamma pappa
    hytta middag bursdag schatz oma opa geburtstag feier maman papa tata chérie cherie anniversaire carino abuela primo cumple
    amore nonna zio cena compleanno festa obiad* kolacj* dinner lunch wakacj*`,
  meeting: `spotkani* zebrani* meeting agenda review mote motet innkalling besprechung termin_vor sitzung reunion rendez-vous reunio*
    riunion* appuntament* calendar teams kalender konto_do_spotkania`,
  documents: `cmr packing_list list_przewozowy dokument* papier* oryginal* eur1 eur.1 odpraw* celn* customs documents papers originals scans pod
    tollen fraktbrev papirer pakkliste zoll papiere lieferschein packliste originale douane papiers lettre_de_voiture liste
    aduana documentos papeles albaran dogana documenti bolla ddt packing`,
  slot: `awiz* okno rampa rampe slot slots booking_in zeitfenster avis creneau creneaux quai cita muelle appuntamento ribalta luka
    tidsluke brama brame gate portal* portale portaal`,
  notice: `informujemy od_stycznia obowiazuje we_inform effective from_january please_note vi_informerer fra_januar ab_januar informieren wir
    nous_informons des_janvier informamos desde_enero informiamo da_gennaio dopłat* doplat* surcharge supplement zuschlag tillegg
    recargo supplemento zamkniet* closed stengt geschlossen fermes ferme cerrado cerrados chius*`,
  thanks: `dzieki dziekuj* thanks thank cheers takk danke merci gracias grazie`,
  sales_pitch: `promocj* gratis darmow* bezplatn* bez_zobowiazan free_of_charge no_obligation free_trial demo uforpliktende kostenlos unverbindlich* gratuit*
    sans_engagement gratis gratuita sin_compromiso gratuito senza_impegno oszczedz* save_up spar sparen economisez ahorra risparmia
    nasza_firma our_company vart_firma unsere_firma notre_societe nuestra_empresa nostra_azienda rozwiazan* solution* losung* lose
    klientow* hjelper helfen wir_helfen we_help pomagamy kontaktowy kontakt_z_nami call_me wednesday_call`,
  tender: `przetarg* konkurs_ofert tender tenders rfp invited anbud* konkurranse* ausschreib* appel_d'offres consultons licitac* concurso
    gara zapraszamy_do_zlozenia submit innhenter einreichen remettre invitamos invitiamo`,
  fill_in: `uzupeln* wypeln* wpisz* wpisac fill_in complete return_by fyll sett_inn ausfullen eintragen completer compléter remplir
    rellen* cumpliment* compil* kolumn* column columns kolonne spalte colonne columna colonna template plantilla vorlage mal_vedlagt modulo`,
  weekly: `tygodniowo miesiecznie co_tydzien rocznie regularn* stala stale weekly monthly per_week a_week per_month regular ukentlig i_uka
    maneden fast wochentlich pro_woche monatlich regelmassig par_semaine hebdomadaire* par_mois regulier* semanal* al_mes a_la_semana
    mensual settimanal* a_settimana al_mese mensil*`,
  figures_talk: `rzad_wielkosci orientacyjn* mniej_wiecej roughly ballpark rough idea order_of_magnitude omtrent cirka omtrentlig ungefahr
    grossenordnung etwa a_peu_pres ordre approximatif aproximad* orientativ* mas_o_menos indicativ* circa all'incirca`,
  reschedule: `przesun* przeloz* przelozyc push_back push_tomorrow push reschedule bring_forward postpone schieben verschieben vorziehen decaler avancer
    aplazar adelantar pasar_la posticip* anticip* utsette fremskynde umbuchen`,
  survey: `ocen* ocenia* ankiet* survey questionnaire feedback how_did_we fornoyd sporreskjema undersokelse zufrieden umfrage bewertung enquete
    satisfait satisfaction encuesta satisfecho cuestionario sondaggio questionario soddisfatt* kwestionariusz* questions sporsmal fragen
    preguntas domande pytania pytan`,
  entrust_us: `powierz* zaufaj* confiez affidat* affidar* confier confienos confiar vertrauen anvertrauen send_us_your sende_oss_deres send_oss_gjerne
    bieten_sie_uns consultez consultenos contactez_nous kontaktieren_sie ta_kontakt skontaktuj* get_in_touch contattat* your_volumes
    deres_volumer vos_flux sus_cargas vostri_carichi vos_palettes vostri_bancali`,
  line_service: `linia linie linie_do regularne_linie line daily linje rute rutebil avganger departures sailing sailings abfahrten taglich
    daglig ligne quotidienne quotidien linea diaria giornaliera codzien* dziennie weekly_departures`,
  decision: `decyzj* decyduj* decision decide decided verdict bestemt beslutning entscheidung entschieden decide_sur tranche tranchee
    decision_sur decidido decision deciso decisione namysl* zastanow*`,
  we_sent: `wyslalismy wyslalem wyslalam przesylam przeslalismy podeslal* i_sent we_sent sent_you vi_sendte sendte geschickt gesendet zugesandt anbei
    envoye_lundi envoyee mande mandado enviado enviamos adjunto adjuntamos inviato mandato in_allegato ci_joint vedlagt attached w_zalaczeniu`,
  pass_on: `nizej ponizej ponizszy* below fyi over_to_you se_under nedenfor unten unterhalb schau_mal zk ci_dessous voir_dessous voir_plus_bas
    abajo mas_abajo mira_esto vedi_sotto qui_sotto ci_pensi te_encargas tu_t_en_occupes machst_du tar_du kan_du_ta mozesz_rzucic
    zajmiesz rzuc_okiem for_you_i_think para_ti a_te a_toi`,
  other_fleet: `ledig_bil mozemy_podstawic mamy_auta our_trucks nasze_auta vare_biler unsere_fahrzeuge nos_camions nuestros_camiones i_nostri_mezzi flota floty
    fleet flate fuhrpark flotte flota parc`,
  currency: `eur euro euros pln zl zlotych nok kr kroner gbp usd chf sek dkk quid pounds dolar*`,
} as const;

/**
 * What words mean, and what is known without words: places, numbers, questions, ways from one place to another, sums of
 * money, that no place or no way is named, and that nothing is asked for.
 */
export type Concept =
  | keyof typeof entries
  | 'place'
  | 'number'
  | 'question'
  | 'way'
  | 'sum'
  | 'nowhere'
  | 'no_way'
  | 'unasked';

/** All of them; the place in the list is the place of their weights. */
export const concepts: readonly Concept[] = [
  ...(Object.keys(entries) as (keyof typeof entries)[]),
  'place',
  'number',
  'question',
  'way',
  'sum',
  'nowhere',
  'no_way',
  'unasked',
];

/** So many words at most say something together. */
export const mostWordsTogether = 3;
const shortestBeginning = 3;

const whole = new Map<string, Concept[]>();
const beginnings = new Map<string, Concept[]>();
for (const [concept, words] of Object.entries(entries) as [Concept, string][])
  for (const entry of words.split(/\s+/)) {
    const map = entry.endsWith('*') ? beginnings : whole;
    const word = foldDiacritics(entry)
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim();
    if (word !== '') map.set(word, [...new Set([...(map.get(word) ?? []), concept])]);
  }

/** What one word means, or some that stand together with single blanks between them; all folded. */
export function meaningsOf(words: string): Concept[] {
  const found = [...(whole.get(words) ?? [])];
  for (let length = shortestBeginning; length <= words.length; length += 1)
    found.push(...(beginnings.get(words.slice(0, length)) ?? []));
  return found;
}

/** Places that goods often come from or go to, without diacritics; of those with an ending that changes, the stem. */
const names = `
warszaw krakow lodz lodzi wrocl poznan gdansk gdyni szczecin katowic lublin bialystok bydgoszcz torun rzesz kielc radom olsztyn opol
gliwic zabrz bielsk tychy tychow sosnow czestoch legnic lubin walbrzych zielon gorzow koszalin slupsk elblag plock wloclaw grudziadz
kalisz konin leszn gniezn jaroc ostrow kutno kutna stryk sieradz belchat piotrk radomsk opoczn tomasz skierniew zyrard pruszk siedlc
lomz suwalk elk przemysl jaroslaw krosn sanok debic mielec mielca tarnow tarnob sandomierz nysie boleslaw zgorzel swieci
swinoujsc kolobrz zagan sacz zakopan chelm zamosc pulaw wielun wrzesn
oslo bergen trondheim stavanger tromso drammen kristiansand alesund fredrikstad bodo narvik molde hamar lillehammer gjovik kongsberg
larvik moss halden askim mysen sandefjord tonsberg skien porsgrunn arendal grimstad haugesund sandnes kirkenes harstad forde voss
floro verdal steinkjer namsos levanger kristiansund sarpsborg horten elverum kongsvinger gardermoen lillestrom raufoss notodden odda
hamburg berlin munchen munich koln cologne bremen leipzig dresden stuttgart frankfurt dortmund duisburg dusseldorf hannover hanover
nurnberg nuremberg bremerhaven kiel lubeck lubeka lubece rostock magdeburg erfurt halle chemnitz kassel mannheim karlsruhe freiburg
augsburg ulm regensburg passau ingolstadt wurzburg bielefeld munster osnabruck oldenburg emden wolfsburg braunschweig gottingen koblenz
mainz saarbrucken trier aachen krefeld bochum hagen siegen gera jena zwickau cottbus potsdam schwerin flensburg kulmbach landshut
salzgitter fulda gutersloh paderborn soest lingen celle
rotterdam amsterdam utrecht eindhoven tilburg venlo breda groningen antwerp antwerpen anvers amberes anversa gent ghent gand gante
brussels bruxelles brussel lieja brugge bruges zeebrugge charleroi namur luxembourg maastricht enkhuizen zwolle
london manchester leeds birmingham liverpool sheffield bristol cardiff swansea glasgow edinburgh aberdeen dundee newcastle hull grimsby
immingham felixstowe southampton portsmouth dover norwich ipswich cambridge oxford leicester nottingham derby coventry corby northampton
daventry wolverhampton stoke telford warrington preston carlisle plymouth exeter truro swindon luton kettering
doncaster barnsley bradford dublin cork limerick galway belfast larne sligo waterford tilbury teesport harwich holyhead
goteborg gothenburg gotemburg goteborgu stockholm malmo uppsala linkoping orebro vasteras norrkoping jonkoping boras helsingborg
helsingborgu lund umea gavle sundsvall karlstad halmstad vaxjo kalmar ystad trelleborg karlskrona eskilstuna lulea kiruna falun skovde
visby trollhattan sodertalje katrineholm kristianstad ostersund
kobenhavn copenhagen kopenhag copenhague copenaghen aarhus arhus aalborg odense esbjerg vejle kolding horsens herning randers fredericia
viborg silkeborg padborg bornholm hirtshals frederikshavn skagen
helsinki tampere turku turki vaasa oulu lahti kouvola kotka hanko tammerfors
tallinn tallin tartu parnu riga rygi rydze rygą riger vilnius wilno wilna kaunas kown klaipeda klajped siauliai valmiera liepaja
minsk kyiv kiev kijow lviv lwow leopol odesa odessa
prague praga pragi prag brno brna ostrav pilsen plzen olomouc zlin bratislav bratysl kosice zilina trnav
wien vienna vienne viena wiednia wieden wiedni graz linz salzburg innsbruck klagenfurt villach wels
zurich basel bale basilea bern geneve geneva genf ginebra ginevra lausanne lugano winterthur chiasso
budapest gyor debrecen szeged miskolc bucharest bukareszt bucuresti bucarest cluj timisoara arad constanta sofia sofii plovdiv varna
belgrad belgrade zagreb zagrzeb rijeka split ljubljan lublan koper maribor sarajevo thessaloniki saloniki athen ateny athens
istanbul stambul izmir bursa ankara
paris paryz parigi lyon lione marseille marsella marsiglia lille nantes bordeaux burdeos toulouse tolosa strasbourg strasburg
rennes reims rouen dijon grenoble nizza montpellier nimes avignon perpignan perpinan clermont limoges orleans angers brest
lorient quimper caen havre dunkerque calais arras amiens metz nancy mulhouse colmar besancon annecy chambery valence saint-etienne troyes
bayonne poitiers cholet epernay roubaix valenciennes laval vesoul
madrid barcelon valencia valence valenci sevilla siviglia zaragoza saragoss bilbao malaga murcia alicante cordoba granada valladolid vigo
gijon oviedo santander vitoria pamplona logrono burgos salamanca lleida tarragona girona gerona castellon almeria algeciras cadiz
huelva jaen albacete toledo badajoz getafe illescas elche cartagena tudela irun coruna
lisboa lisbon lizbon lissabon lisbonne porto oporto braga setubal faro aveiro
milano milan mediolan mailand torino turin turyn bologna verona genova genua genoa genes padova venezia wenecj brescia bergamo modena
parma piacenza trieste udine vicenza treviso trento bolzano ravenna rimini ancona firenze florenc livorno pisa roma rome rzym napoli
neapol neapel bari taranto salerno catania palermo cagliari cuneo asti novara lecco cremona mantova ferrara forli
pescara perugia terni prato empoli schio
shanghai szanghaj ningbo shenzhen qingdao guangzhou singapore singapur haiphong busan tokyo yokohama mumbai mundra chennai
dubai jebel santos guayaquil callao durban casablanca tanger tangier houston miami chicago toronto montreal reykjavik
reykjaviku reikiavik islandi iceland island islande islanda
norwegi norweg norge norway noruega norvege norvegia norwegen szwecj sverige sweden schweden suede suecia svezia niemcz niemiec niemcy
germany deutschland tyskland allemagne alemania germania polsk poland polen pologne polonia francj france frankrike frankreich francia
hiszpan spain spania spanien espagne espana spagna wloch wlosz italy italia italien italie dania danii denmark danmark danemark
dinamarca danimarca szwajcari switzerland schweiz suisse suiza svizzera litw lithuania litauen lituanie lituania lotw latvia lettland
estoni estonia estland finlandi finland finnland finlande holandi holland netherlands niederlande belgi belgium belgien
belgique belgica belgio austri austria osterrike osterreich autriche czech czechy czechia tschechien slowacj slovakia slowakei wegier
wegry hungary ungarn hongrie hungria ungheria rumuni romania rumanien roumanie ukrain ukraina ukraine ucrania turcj turcji turkey turkei
turquie turquia turchia chin china chine cina england irland ireland irlandi irlande portugal portugali skandynaw scandinavia
skandinavien skandinavia scandinavie escandinavia benelux alicant sardegna corse corcega faroes faeroyene bornholm
skane schonen scanie escania scania finnmark
chin china opole opola opolu hongkong malmoe goeteborg muenchen koeln zuerich jylland fyn sjaelland
`;

const known = new Set(names.split(/\s+/).filter((name) => name.length > 2));
/** Endings that words take in Polish and other languages are not longer. */
const longestEnding = 3;
const shortestStem = 5;

/** The known place that a word, folded, names; undefined for others. */
export function placeNamed(word: string): string | undefined {
  if (known.has(word)) return word;
  for (let cut = 1; cut <= longestEnding && word.length - cut >= shortestStem; cut += 1) {
    const stem = word.slice(0, -cut);
    if (known.has(stem)) return stem;
  }
  return undefined;
}
