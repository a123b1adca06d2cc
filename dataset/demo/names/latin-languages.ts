/**
 * How clubs are named. Lists are texts: words between spaces (an underscore is a space within a word), club
 * names between bars with {p} for the place. Other scripts come with their Latin spelling: words as
 * `own/latin`, club names as `own = latin`. {of p} is the place after "of" in its language, for which words come
 * as `own:of`: Étang is "de l'Étang" in French, mäki is "mäen" in Finnish.
 */
export type Language = {
  /** ISO codes. */
  countries: string;
  /** First and second words of a place name, and what goes between them. */
  first: string;
  second: string;
  join: '' | ' ';
  clubs: string;
  /** The courses of one club. */
  courses: string;
};

const ENGLISH_FIRST_WORDS = `
  Alder Amber Ash Aspen Barley Beacon Beaver Beech Birch Black Blue Bramble Briar Bright Brindle Broad
  Buck Burnt Cedar Chalk Cherry Clear Clover Cold Copper Cotton Crane Crow Dapple Deer Dove Drum Dun
  Eagle Elder Elk Elm Ember Fallow Fair Falcon Fern Finch Flint Fox Frost Gander Glen Golden Goose Gorse
  Grand Granite Green Grey Gull Hare Harrow Hart Harvest Haw Hazel Heather Hemlock Heron Hickory High
  Holly Honey Iron Ivy Juniper Kestrel Lake Lark Laurel Lime Linden Lone Long Loon Lynx Maple Marsh Mead
  Mill Misty Moor Moss Nettle North Oak Old Orchard Otter Owl Partridge Pebble Pepper Pheasant Pine
  Plover Poplar Prairie Quail Quarry Raven Red Reed Ridge River Robin Rose Rowan Rush Rye Sable Saddle
  Saffron Sage Salt Sand Scarlet Sedge Shale Shepherd Silver Slate Snipe Sorrel South Sparrow Spruce
  Stag Star Stone Summer Swan Swift Sycamore Tall Tamarack Teal Thistle Thorn Thrush Timber Turtle Twin
  Umber Vale Verdant Walnut Warbler Weather West Wheat Whin White Wild Willow Wind Winter Wolf Wood Wren
  Yarrow Yew
`;
const ENGLISH_COURSES = 'Old New East West Championship Lakes Woods Valley Ridge Heath';

/** English also names the clubs of countries that no language lists. */
export const LATIN_LANGUAGES = {
  english: {
    countries: '',
    first: ENGLISH_FIRST_WORDS,
    second: `
      barrow bank beck bourne bridge brook burn bury by combe cote cove cragg creek croft dale dene down fen
      field ford fold garth gate glade grange grove hall ham haven head heath hill hollow holm holt hope
      hurst keld knoll lake land lea ley low marsh mead mere mill minster moor mount ness park point pool
      reach ridge rise rock run shaw shore side stead stone stow strand thorpe ton tor vale view wall water
      way well wick wold wood worth
    `,
    join: '',
    clubs: `
      {p} Golf Club | {p} Golf & Country Club | {p} Golf Course | {p} Golf Links | {p} Country Club |
      The Links at {p} | {p} Hills Golf Club | {p} Golf Resort | {p} Heights | Miller's {p} Golf Course |
      {p} Park Golf Course | St Oswin's, {p} | Royal {p} Golf Club | {p} Municipal
    `,
    courses: ENGLISH_COURSES,
  },
  american: {
    countries: 'US PR GU VI AS MP CA',
    first: ENGLISH_FIRST_WORDS,
    second: `
      Bluff Bend Branch Brook Canyon Chase Cove Creek Crest Crossing Dale Falls Field Fork Glen Grove Harbor
      Haven Hills Hollow Island Knoll Lake Landing Ledge Meadow Mesa Mill Oaks Pass Pines Point Pond Prairie
      Ranch Rapids Ridge Rock Run Shores Springs Station Stone Trace Trail Valley View Village Vista Water
      Wood Woods
    `,
    join: ' ',
    clubs: `
      {p} Golf Club | {p} Golf Course | {p} Country Club | {p} Golf & Country Club | The Club at {p} |
      {p} Golf Links | {p} Municipal Golf Course | {p} Golf Resort | Walker's {p} | {p} National |
      {p} Executive Course
    `,
    courses: ENGLISH_COURSES,
  },
  german: {
    countries: 'DE AT CH',
    first: `
      Ahorn Adler Alten Amsel Birken Brunn Buchen Dachs Distel Eber Eichen Eis Erlen Espen Falken Fichten
      Finken Fuchs Gersten Grün Habichts Hafer Hain Hasel Heide Hirsch Hoch Hollen Kastanien Kirsch Klee
      Kranich Lärchen Lerchen Linden Luchs Mühl Nieder Ober Otter Reh Reiher Roggen Rosen Schilf Schloss
      Schwanen Sonnen Stein Tannen Ulmen Weiden Weizen Wiesen Wolfs
    `,
    second: `
      au bach berg born brück bruch burg dorf eck feld furt grund hagen hain heim hof holz horst kamp loh
      moos mühle ried rode see stein tal wald wang werder wiesen zell
    `,
    join: '',
    clubs: `
      Golfclub {p} e.V. | Golfclub {p} | Golfanlage {p} | Golf- und Landclub {p} | Golfpark {p} |
      Golf Resort Gut {p}
    `,
    courses: 'Nord Süd Ost West Schloss See Wald Park',
  },
  french: {
    countries: 'FR LU MQ GP RE NC PF GF MF CI SN ML BF NE TG BJ CM GA CG CD BI MG HT',
    first: `
      Clos:du_Clos Bois:du_Bois Val:du_Val Mont:du_Mont Château:du_Château Étang:de_l'Étang Moulin:du_Moulin
      Domaine:du_Domaine Prés:des_Prés Vallon:du_Vallon Rives:des_Rives Coteaux:des_Coteaux
    `,
    second: `
      d'Argenteuse d'Aubrelle d'Ornevaux de_Brévignac de_Chantelande de_Corbelise de_Fontbrune de_Grandelle
      de_Lussevigne de_Malvergne de_Noirmanse de_Pierrelune de_Quercelle de_Roncevoye de_Sauvelande
      de_Tournevelle de_Valserine de_Verdelune des_Alouettes des_Bruyères des_Cèdres des_Érables des_Genêts
      des_Hérons des_Peupliers des_Tilleuls du_Cerisier du_Faucon du_Grand_Chêne du_Lièvre de_la_Bécasse
      de_la_Grive de_la_Roseraie de_l'Aulne de_l'Hirondelle
    `,
    join: ' ',
    clubs: 'Golf {of p} | Golf Club {p} | {p} Golf & Country Club | Golf {p}',
    courses: "Les_Chênes L'Étang Le_Château La_Forêt Le_Vallon Les_Pins",
  },
  spanish: {
    countries: 'ES AR MX CO CL PE VE UY EC BO PY CR PA GT HN SV NI DO CU AD',
    first: `
      Alto Arroyo Campo Cerro Costa Dehesa Laguna Lomas Llanos Monte Peña Playa Prado Puerta Sierra Soto
      Valle Vega
    `,
    second: `
      Alameda Albarina Almendral Alondra Azahar Bellavista Cañaveral Castañar Cigüeña Encinar Esmeralda
      Espiga Galana Garza Golondrina Halcón Jacaranda Jarales Lavanda Limonar Madroño Mirasol Mirlo Naranjal
      Nogalera Olivar Olmeda Palmeral Pinar Quebrada Retama Romero Rosaleda Sauceda Serena Tejada Tomillar
      Verdemar Viñedo Zarzal
    `,
    join: ' ',
    clubs: `
      Club de Golf {p} | {p} Golf | Real Club de Golf {p} | {p} Golf & Country Club | Campo de Golf {p}
    `,
    courses: 'Norte Sur Lago Bosque Mar Valle',
  },
  portuguese: {
    countries: 'PT BR AO MZ CV GW',
    first: 'Alto Campo Costa Herdade Lagoa Monte Penha Praia Quinta Ribeira Serra Vale Várzea',
    second: `
      da_Alfarroba da_Andorinha da_Cegonha da_Cotovia da_Figueira da_Garça da_Oliveira da_Perdiz da_Rola
      das_Amendoeiras das_Faias das_Giestas do_Açor do_Cedro do_Freixo do_Loureiro do_Medronho do_Milhafre
      do_Pinhal do_Rosmaninho do_Sobreiral dos_Carvalhos dos_Choupos dos_Ulmeiros
    `,
    join: ' ',
    clubs: 'Clube de Golfe {p} | {p} Golfe | {p} Golf Resort | Campo de Golfe {p}',
    courses: 'Norte Sul Lago Pinhal Mar',
  },
  italian: {
    countries: 'IT',
    first: 'Borgo Bosco Castel Colle Fonte Isola Lago Molino Monte Poggio Prato Rocca Tenuta Valle Villa',
    second: `
      Acquaviola Airone Allodole Betulle Brughiera Cardellino Castagneta Cicogna Falchetta Ginepro Ginestra
      Lavanda Lecceta Merlina Mirtillo Nocciola Oliveta Pettirosso Querceta Rondine Rovereta Salicina Serena
      Tortora Ulivella Verdeluna Vigneta
    `,
    join: ' ',
    clubs: 'Golf Club {p} | Circolo Golf {p} | {p} Golf Resort | Golf & Country Club {p}',
    courses: 'Giallo Rosso Blu Bosco Lago',
  },
  dutch: {
    countries: 'NL BE SR AW CW SX BQ',
    first: `
      Berken Beuken Bever Brem Duin Eiken Els Gaai Gras Grutto Haver Heide Hoog Kievit Kraan Lage Leeuwerik
      Linden Meer Molen Nieuwe Olmen Oost Otter Populieren Reiger Rozen Spar Uilen Valken Vlier Vos Wilgen
      Zand Zilver
    `,
    second: `
      beek berg bos broek brug burg dal dijk donk duin hage hof horst huis kamp land loo meer gaard polder
      rade rijk schoot stede veen veld vliet voort waard weide woud zicht
    `,
    join: '',
    clubs: 'Golfclub {p} | Golfbaan {p} | De {p}sche Golfclub | Golf & Country Club {p}',
    courses: 'Noord Zuid Bos Duin Polder',
  },
  scandinavian: {
    countries: 'SE NO AX',
    first: `
      Alm Ask Berg Björk Björn Bok Ek Elg Falk Fisk Gran Grå Gull Häger Hassel Hav Hjort Hög Ibb Järn Kvarn
      Ler Lind Ljung Löv Lärk Mose Nord Orre Ring Rosen Råd Rödd Sand Silver Skog Solv Sten Stor Strand Svan
      Tall Tran Ulv Vik Ör Öster
    `,
    second: `
      berga bo borg by bäck dal fors gård hamn holm hult hus ås lund mark mo näs rud sand sjö sta strand
      sund torp vall vik ö
    `,
    join: '',
    clubs: '{p} Golfklubb | {p} GK | {p} Golf & Country Club | {p} Golfbana',
    courses: 'Norra Södra Skogsbanan Sjöbanan Parkbanan',
  },
  danish: {
    countries: 'DK FO GL IS',
    first: `
      Birke Bøge Dyre Ege Elle Falke Fugle Gran Grøn Havre Hede Hjorte Hvid Høje Kirke Klit Lille Linde
      Lærke Mølle Nord Nøring Rosen Rug Sand Skov Stor Sten Stork Svane Sønder Trane Ulve Ørne Øster Ål
    `,
    second: `
      bakke borg bro by bæk dal eng gård have hede holm holt høj lund mark mose næs rup sand skov sted
      strand sø toft vang vig ø
    `,
    join: '',
    clubs: '{p} Golfklub | {p} Golf Club | {p} Golf Center',
    courses: 'Nord Syd Skoven Søen Parken',
  },
  finnish: {
    countries: 'FI EE',
    first: `
      Haapa Halla Hauki Hirvi Hopea Jänis Järvi Kaisla Kalla Karhu Kataja Ketun Kivi Koivu Kotka Kuusi Lehto
      Leppä Lumi Mänty Metsä Musta Niitty Ohra Orava Pihlaja Pyy Ranta Ruis Saari Sammal Suvi Tammi Talvi
      Valko Vehnä
    `,
    second: `
      harju:harjun joki:joen järvi:järven kallio:kallion kangas:kankaan koski:kosken kylä:kylän lahti:lahden
      lampi:lammen mäki:mäen niemi:niemen niitty:niityn nummi:nummen lähde:lähteen pelto:pellon ranta:rannan
      saari:saaren salo:salon suo:suon vaara:vaaran vuori:vuoren
    `,
    join: '',
    clubs: '{of p} Golf | {p} Golf | {p} Golfklubi',
    courses: 'Pohjoinen Eteläinen Metsä Järvi',
  },
  slavic: {
    countries: 'CZ SK SI PL HR BA ME RS MK LV LT HU RO AL XK MD',
    first: `
      Borová Březová Bílá Černá Dubová Habrová Jasenová Javorová Jelení Kamenná Liščí Lipová Lomná Mechová
      Modrá Olšová Orlí Osiková Rákosná Sokolí Stará Šípková Topolová Vlčí Vrbová Zelená Zlatá Žitná
    `,
    second: 'Bystrá Hora Hůrka Lhota Louka Niva Paseka Planina Rokle Skála Stráň Studánka Tvrz Údol Ves Voda',
    join: ' ',
    clubs: 'Golf Club {p} | Golf Resort {p} | {p} Golf & Country Club',
    courses: 'Sever Jih Les Park',
  },
  hindi: {
    countries: 'IN PK LK BD NP BT MV',
    first: `
      Amaltas Ashoka Chandan Chinar Deodar Gulmohar Himal Kadamba Kamal Kesar Mandara Mayur Megha Nandana
      Neelam Palash Rajat Sagar Shikhar Suraj Tara Vana
    `,
    second: 'bagh garh giri kund nagar pur taal van vihar wadi',
    join: '',
    clubs: '{p} Golf Club | {p} Golf & Country Club | {p} Golf Course | {p} Gymkhana',
    courses: ENGLISH_COURSES,
  },
  malay: {
    countries: 'MY ID BN SG',
    first: 'Bukit Danau Gunung Kampung Lembah Padang Pantai Pulau Taman Tasik Teluk Ujung',
    second: `
      Angsana Bayu Cempaka Cendana Delima Elang Fajar Gading Jati Kenanga Kencana Melati Merak Merpati Murai
      Nilam Permai Rusa Sakura Selasih Seroja Teratai Tiara
    `,
    join: ' ',
    clubs: '{p} Golf Club | {p} Golf & Country Club | {p} Golf Resort',
    courses: ENGLISH_COURSES,
  },
} satisfies Record<string, Language>;
