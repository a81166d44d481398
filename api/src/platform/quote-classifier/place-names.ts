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
