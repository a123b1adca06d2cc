/** A word in the country's own writing, with its Latin spelling where that differs. */
export type Word = string | readonly [own: string, latin: string];

/** How invented names are put together in a language: {a} and {b} stand for words of the two lists. */
export type NameWords = {
  a: readonly Word[];
  b: readonly Word[];
  /** What joins a and b. */
  place: string;
  /** Whole names, {p} being the place; own writing and Latin. */
  clubs: readonly (readonly [own: string, latin: string])[];
  /** Names of several courses of one club. */
  courses: readonly Word[];
};

const split = (text: string) => text.split(' ');
const pairs = (text: string): Word[] =>
  split(text).map((pair) => {
    const [own, latin] = pair.split('/');
    return [own ?? '', latin ?? ''];
  });

const english: NameWords = {
  a: split(
    'Alder Amber Ash Aspen Barley Beacon Beaver Beech Birch Black Blue Bramble Briar Bright Brindle Broad Buck Burnt Cedar ' +
      'Chalk Cherry Clear Clover Cold Copper Cotton Crane Crow Dapple Deer Dove Drum Dun Eagle Elder Elk Elm Ember Fallow Fair ' +
      'Falcon Fern Finch Flint Fox Frost Gander Glen Golden Goose Gorse Grand Granite Green Grey Gull Hare Harrow Hart Harvest ' +
      'Haw Hazel Heather Hemlock Heron Hickory High Holly Honey Iron Ivy Juniper Kestrel Lake Lark Laurel Lime Linden Lone Long ' +
      'Loon Lynx Maple Marsh Mead Mill Misty Moor Moss Nettle North Oak Old Orchard Otter Owl Partridge Pebble Pepper Pheasant ' +
      'Pine Plover Poplar Prairie Quail Quarry Raven Red Reed Ridge River Robin Rose Rowan Rush Rye Sable Saddle Saffron Sage ' +
      'Salt Sand Scarlet Sedge Shale Shepherd Silver Slate Snipe Sorrel South Sparrow Spruce Stag Star Stone Summer Swan Swift ' +
      'Sycamore Tall Tamarack Teal Thistle Thorn Thrush Timber Turtle Twin Umber Vale Verdant Walnut Warbler Weather West Wheat ' +
      'Whin White Wild Willow Wind Winter Wolf Wood Wren Yarrow Yew',
  ),
  b: split(
    'barrow bank beck bourne bridge brook burn bury by combe cote cove cragg creek croft dale dene down fen field ford ' +
      'fold garth gate glade grange grove hall ham haven head heath hill hollow holm holt hope hurst keld knoll lake land lea ' +
      'ley low marsh mead mere mill minster moor mount ness park point pool reach ridge rise rock run shaw shore side stead ' +
      'stone stow strand thorpe ton tor vale view wall water way well wick wold wood worth',
  ),
  place: '{a}{b}',
  clubs: [
    ['{p} Golf Club', ''],
    ['{p} Golf & Country Club', ''],
    ['{p} Golf Course', ''],
    ['{p} Golf Links', ''],
    ['{p} Country Club', ''],
    ['The Links at {p}', ''],
    ['{p} Hills Golf Club', ''],
    ['{p} Golf Resort', ''],
    ['{p} Heights', ''],
    ["Miller's {p} Golf Course", ''],
    ['{p} Park Golf Course', ''],
    ["St Oswin's, {p}", ''],
    ['Royal {p} Golf Club', ''],
    ['{p} Municipal', ''],
  ],
  courses: split('Old New East West Championship Lakes Woods Valley Ridge Heath'),
};

const american: NameWords = {
  ...english,
  b: split(
    'bluff bend branch brook canyon chase cove creek crest crossing dale falls field fork glen grove harbor haven hills ' +
      'hollow island knoll lake landing ledge meadow mesa mill oaks pass pines point pond prairie ranch rapids ridge rock run ' +
      'shores springs station stone trace trail valley view village vista water wood woods',
  ).map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  place: '{a} {b}',
  clubs: [
    ['{p} Golf Club', ''],
    ['{p} Golf Course', ''],
    ['{p} Country Club', ''],
    ['{p} Golf & Country Club', ''],
    ['The Club at {p}', ''],
    ['{p} Golf Links', ''],
    ['{p} Municipal Golf Course', ''],
    ['{p} Golf Resort', ''],
    ["Walker's {p}", ''],
    ['{p} National', ''],
    ['{p} Executive Course', ''],
  ],
};

const german: NameWords = {
  a: split(
    'Ahorn Adler Alten Amsel Birken Brunn Buchen Dachs Distel Eber Eichen Eis Erlen Espen Falken Fichten Finken Fuchs Gersten ' +
      'Grün Habichts Hafer Hain Hasel Heide Hirsch Hoch Hollen Kastanien Kirsch Klee Kranich Lärchen Lerchen Linden Luchs Mühl ' +
      'Nieder Ober Otter Reh Reiher Roggen Rosen Schilf Schloss Schwanen Sonnen Stein Tannen Ulmen Weiden Weizen Wiesen Wolfs',
  ),
  b: split(
    'au bach berg born brück bruch burg dorf eck feld furt grund hagen hain heim hof holz horst kamp loh moos mühle ried rode see stein tal wald wang werder wiesen zell',
  ),
  place: '{a}{b}',
  clubs: [
    ['Golfclub {p} e.V.', ''],
    ['Golfclub {p}', ''],
    ['Golfanlage {p}', ''],
    ['Golf- und Landclub {p}', ''],
    ['Golfpark {p}', ''],
    ['Golf Resort Gut {p}', ''],
  ],
  courses: split('Nord Süd Ost West Schloss See Wald Park'),
};

const french: NameWords = {
  a: [
    'Clos',
    'Bois',
    'Val',
    'Mont',
    'Château',
    'Étang',
    'Moulin',
    'Domaine',
    'Prés',
    'Vallon',
    'Rives',
    'Coteaux',
  ],
  b: split(
    "d'Argenteuse d'Aubrelle d'Ornevaux de_Brévignac de_Chantelande de_Corbelise de_Fontbrune de_Grandelle de_Lussevigne de_Malvergne de_Noirmanse " +
      'de_Pierrelune de_Quercelle de_Roncevoye de_Sauvelande de_Tournevelle de_Valserine de_Verdelune des_Alouettes des_Bruyères des_Cèdres ' +
      'des_Érables des_Genêts des_Hérons des_Peupliers des_Tilleuls du_Cerisier du_Faucon du_Grand_Chêne du_Lièvre de_la_Bécasse ' +
      "de_la_Grive de_la_Roseraie de_l'Aulne de_l'Hirondelle",
  ).map((word) => word.replaceAll('_', ' ')),
  place: '{a} {b}',
  clubs: [
    ['Golf du {p}', ''],
    ['Golf Club {p}', ''],
    ['{p} Golf & Country Club', ''],
    ['Golf {p}', ''],
  ],
  courses: ['Les Chênes', "L'Étang", 'Le Château', 'La Forêt', 'Le Vallon', 'Les Pins'],
};

const spanish: NameWords = {
  a: [
    'Alto',
    'Arroyo',
    'Campo',
    'Cerro',
    'Costa',
    'Dehesa',
    'Laguna',
    'Lomas',
    'Llanos',
    'Monte',
    'Peña',
    'Playa',
    'Prado',
    'Puerta',
    'Sierra',
    'Soto',
    'Valle',
    'Vega',
  ],
  b: split(
    'Alameda Albarina Almendral Alondra Azahar Bellavista Cañaveral Castañar Cigüeña Encinar Esmeralda Espiga Galana Garza Golondrina Halcón ' +
      'Jacaranda Jarales Lavanda Limonar Madroño Mirasol Mirlo Naranjal Nogalera Olivar Olmeda Palmeral Pinar Quebrada Retama Romero Rosaleda ' +
      'Sauceda Serena Tejada Tomillar Verdemar Viñedo Zarzal',
  ),
  place: '{a} {b}',
  clubs: [
    ['Club de Golf {p}', ''],
    ['{p} Golf', ''],
    ['Real Club de Golf {p}', ''],
    ['{p} Golf & Country Club', ''],
    ['Campo de Golf {p}', ''],
  ],
  courses: ['Norte', 'Sur', 'Lago', 'Bosque', 'Mar', 'Valle'],
};

const portuguese: NameWords = {
  a: [
    'Alto',
    'Campo',
    'Costa',
    'Herdade',
    'Lagoa',
    'Monte',
    'Penha',
    'Praia',
    'Quinta',
    'Ribeira',
    'Serra',
    'Vale',
    'Várzea',
  ],
  b: split(
    'da_Alfarroba da_Andorinha da_Cegonha da_Cotovia da_Figueira da_Garça da_Oliveira da_Perdiz da_Rola das_Amendoeiras das_Faias das_Giestas do_Açor do_Cedro do_Freixo do_Loureiro do_Medronho do_Milhafre do_Pinhal do_Rosmaninho do_Sobreiral dos_Carvalhos dos_Choupos dos_Ulmeiros',
  ).map((word) => word.replaceAll('_', ' ')),
  place: '{a} {b}',
  clubs: [
    ['Clube de Golfe {p}', ''],
    ['{p} Golfe', ''],
    ['{p} Golf Resort', ''],
    ['Campo de Golfe {p}', ''],
  ],
  courses: ['Norte', 'Sul', 'Lago', 'Pinhal', 'Mar'],
};

const italian: NameWords = {
  a: [
    'Borgo',
    'Bosco',
    'Castel',
    'Colle',
    'Fonte',
    'Isola',
    'Lago',
    'Molino',
    'Monte',
    'Poggio',
    'Prato',
    'Rocca',
    'Tenuta',
    'Valle',
    'Villa',
  ],
  b: split(
    'Acquaviola Airone Allodole Betulle Brughiera Cardellino Castagneta Cicogna Falchetta Ginepro Ginestra Lavanda Lecceta Merlina Mirtillo Nocciola Oliveta Pettirosso Querceta Rondine Rovereta Salicina Serena Tortora Ulivella Verdeluna Vigneta',
  ),
  place: '{a} {b}',
  clubs: [
    ['Golf Club {p}', ''],
    ['Circolo Golf {p}', ''],
    ['{p} Golf Resort', ''],
    ['Golf & Country Club {p}', ''],
  ],
  courses: ['Giallo', 'Rosso', 'Blu', 'Bosco', 'Lago'],
};

const dutch: NameWords = {
  a: split(
    'Berken Beuken Bever Brem Duin Eiken Els Gaai Gras Grutto Haver Heide Hoog Kievit Kraan Lage Leeuwerik Linden Meer Molen Nieuwe Olmen Oost Otter Populieren Reiger Rozen Spar Uilen Valken Vlier Vos Wilgen Zand Zilver',
  ),
  b: split(
    'beek berg bos broek brug burg dal dijk donk duin hage hof horst huis kamp land loo meer oord polder rade rijk schoot stede veen veld vliet voort waard weide woud zicht',
  ),
  place: '{a}{b}',
  clubs: [
    ['Golfclub {p}', ''],
    ['Golfbaan {p}', ''],
    ['De {p}sche Golfclub', ''],
    ['Golf & Country Club {p}', ''],
  ],
  courses: ['Noord', 'Zuid', 'Bos', 'Duin', 'Polder'],
};

const scandinavian: NameWords = {
  a: split(
    'Alm Ask Berg Björk Björn Bok Ek Elg Falk Fisk Gran Grå Gull Häger Hassel Hav Hjort Hög Ibb Järn Kvarn Ler Lind Ljung Löv Lärk Mose Nord Orre Ring Rosen Råd Rödd Sand Silver Skog Solv Sten Stor Strand Svan Tall Tran Ulv Vik Ör Öster',
  ),
  b: split(
    'berga bo borg by bäck dal fors gård hamn holm hult hus ås lund mark mo näs rud sand sjö sta strand sund torp vall vik ö',
  ),
  place: '{a}{b}',
  clubs: [
    ['{p} Golfklubb', ''],
    ['{p} GK', ''],
    ['{p} Golf & Country Club', ''],
    ['{p} Golfbana', ''],
  ],
  courses: ['Norra', 'Södra', 'Skogsbanan', 'Sjöbanan', 'Parkbanan'],
};

const danish: NameWords = {
  ...scandinavian,
  a: split(
    'Birke Bøge Dyre Ege Elle Falke Fugle Gran Grøn Havre Hede Hjorte Hvid Høje Kirke Klit Lille Linde Lærke Mølle Nord Nøring Rosen Rug Sand Skov Stor Sten Stork Svane Sønder Trane Ulve Ørne Øster Ål',
  ),
  b: split(
    'bakke borg bro by bæk dal eng gård have hede holm holt høj lund mark mose næs rup sand skov sted strand sø toft vang vig ø',
  ),
  clubs: [
    ['{p} Golfklub', ''],
    ['{p} Golf Club', ''],
    ['{p} Golf Center', ''],
  ],
  courses: ['Nord', 'Syd', 'Skoven', 'Søen', 'Parken'],
};

const finnish: NameWords = {
  a: split(
    'Haapa Halla Hauki Hirvi Hopea Jänis Järvi Kaisla Kalla Karhu Kataja Ketun Kivi Koivu Kotka Kuusi Lehto Leppä Lumi Mänty Metsä Musta Niitty Ohra Orava Pihlaja Pyy Ranta Ruis Saari Sammal Suvi Tammi Talvi Valko Vehnä',
  ),
  b: split(
    'harju joki järvi kallio kangas koski kylä lahti lampi mäki niemi niitty nummi oja pelto ranta saari salo suo vaara vuori',
  ),
  place: '{a}{b}',
  clubs: [
    ['{p}n Golf', ''],
    ['{p} Golf', ''],
    ['{p} Golfklubi', ''],
  ],
  courses: ['Pohjoinen', 'Eteläinen', 'Metsä', 'Järvi'],
};

const slavic: NameWords = {
  a: split(
    'Borová Březová Bílá Černá Dubová Habrová Jasenová Javorová Jelení Kamenná Liščí Lipová Lomná Mechová Modrá Olšová Orlí Osiková Rákosná Sokolí Stará Šípková Topolová Vlčí Vrbová Zelená Zlatá Žitná',
  ),
  b: split('Bystrá Hora Hůrka Lhota Louka Niva Paseka Planina Rokle Skála Stráň Studánka Tvrz Údol Ves Voda'),
  place: '{a} {b}',
  clubs: [
    ['Golf Club {p}', ''],
    ['Golf Resort {p}', ''],
    ['{p} Golf & Country Club', ''],
  ],
  courses: ['Sever', 'Jih', 'Les', 'Park'],
};

const japanese: NameWords = {
  a: pairs(
    '緑/Midori 青/Ao 白/Shira 金/Kane 銀/Gin 松/Matsu 竹/Take 梅/Ume 桜/Sakura 楓/Kaede 鶴/Tsuru 鷹/Taka 鹿/Shika 月/Tsuki 星/Hoshi 朝/Asa 霧/Kiri 雪/Yuki 風/Kaze 若/Waka 藤/Fuji 萩/Hagi 千/Chi 富/Tomi 清/Kiyo 美/Mi 高/Taka 東/Higashi 南/Minami 北/Kita',
  ),
  b: pairs(
    'ヶ丘/gaoka 谷/dani 沢/zawa 原/hara 野/no 峰/mine 森/mori 島/jima 浜/hama 崎/saki 川/kawa 滝/taki 池/ike 里/sato 台/dai 坂/zaka 林/bayashi 泉/izumi 浦/ura 瀬/se',
  ),
  place: '{a}{b}',
  clubs: [
    ['{p}カントリークラブ', '{p} Country Club'],
    ['{p}ゴルフ倶楽部', '{p} Golf Club'],
    ['{p}ゴルフ場', '{p} Golf Course'],
    ['{p}ゴルフリンクス', '{p} Golf Links'],
  ],
  courses: [
    ['東コース', 'East Course'],
    ['西コース', 'West Course'],
    ['南コース', 'South Course'],
    ['北コース', 'North Course'],
  ],
};

const korean: NameWords = {
  a: pairs(
    '푸른/Pureun 하늘/Haneul 은빛/Eunbit 금빛/Geumbit 솔/Sol 달빛/Dalbit 별빛/Byeolbit 새벽/Saebyeok 바람/Baram 구름/Gureum 단풍/Danpung 청/Cheong 백/Baek 학/Hak 매/Mae 꽃/Kkot 참/Cham 동녘/Dongnyeok 해솔/Haesol 너른/Neoreun',
  ),
  b: pairs(
    '들/deul 언덕/eondeok 마루/maru 골/gol 내/nae 벌/beol 숲/sup 봉/bong 호/ho 뫼/moe 여울/yeoul 나루/naru',
  ),
  place: '{a}{b}',
  clubs: [
    ['{p} 컨트리클럽', '{p} Country Club'],
    ['{p} 골프클럽', '{p} Golf Club'],
    ['{p} CC', '{p} CC'],
  ],
  courses: [
    ['동 코스', 'East Course'],
    ['서 코스', 'West Course'],
    ['남 코스', 'South Course'],
  ],
};

const chinese: NameWords = {
  a: pairs(
    '翠/Cui 碧/Bi 金/Jin 银/Yin 青/Qing 白/Bai 松/Song 竹/Zhu 梅/Mei 枫/Feng 鹤/He 鹰/Ying 鹿/Lu 云/Yun 月/Yue 星/Xing 晨/Chen 雾/Wu 雪/Xue 荷/He 桂/Gui 兰/Lan 龙/Long 凤/Feng 玉/Yu',
  ),
  b: pairs(
    '湖/hu 谷/gu 山/shan 岭/ling 湾/wan 泉/quan 林/lin 溪/xi 原/yuan 岛/dao 峰/feng 园/yuan 洲/zhou 海/hai 坡/po',
  ),
  place: '{a}{b}',
  clubs: [
    ['{p}高尔夫俱乐部', '{p} Golf Club'],
    ['{p}高尔夫球会', '{p} Golf Club'],
    ['{p}乡村俱乐部', '{p} Country Club'],
  ],
  courses: [
    ['A场', 'Course A'],
    ['B场', 'Course B'],
    ['湖景球场', 'Lake Course'],
  ],
};

const thai: NameWords = {
  a: pairs('เขา/Khao บึง/Bueng สวน/Suan ทุ่ง/Thung หนอง/Nong ดอย/Doi หาด/Hat วัง/Wang'),
  b: pairs(
    'เขียว/khiao ทอง/thong เงิน/ngoen สน/son ไผ่/phai บัว/bua ฟ้า/fa จันทร์/chan นกยูง/nok-yung กวาง/kwang มะลิ/mali แก้ว/kaeo',
  ),
  place: '{a}{b}',
  clubs: [
    ['{p} กอล์ฟคลับ', '{p} Golf Club'],
    ['สนามกอล์ฟ{p}', '{p} Golf Course'],
    ['{p} คันทรีคลับ', '{p} Country Club'],
  ],
  courses: [
    ['ตะวันออก', 'East Course'],
    ['ตะวันตก', 'West Course'],
  ],
};

const arabic: NameWords = {
  a: pairs('واحة/Wahat وادي/Wadi تلال/Tilal جزيرة/Jazirat نخيل/Nakhil رمال/Rimal شاطئ/Shati روضة/Rawdat'),
  b: pairs(
    'النور/an-Nur السلام/as-Salam الصقر/as-Saqr الغزال/al-Ghazal اللؤلؤ/al-Lulu الياسمين/al-Yasmin الزيتون/az-Zaytun القمر/al-Qamar النسيم/an-Nasim الفجر/al-Fajr',
  ),
  place: '{a} {b}',
  clubs: [
    ['نادي {p} للغولف', '{p} Golf Club'],
    ['ملعب {p} للغولف', '{p} Golf Course'],
  ],
  courses: [
    ['الشرقي', 'East Course'],
    ['الغربي', 'West Course'],
  ],
};

const russian: NameWords = {
  a: pairs(
    'Берёзовая/Beryozovaya Белая/Belaya Дубовая/Dubovaya Зелёная/Zelyonaya Золотая/Zolotaya Кленовая/Klenovaya Лесная/Lesnaya Сосновая/Sosnovaya Серебряная/Serebryanaya Соколиная/Sokolinaya Тихая/Tikhaya Липовая/Lipovaya',
  ),
  b: pairs(
    'Роща/Roshcha Поляна/Polyana Гора/Gora Долина/Dolina Усадьба/Usadba Река/Reka Заря/Zarya Излучина/Izluchina',
  ),
  place: '{a} {b}',
  clubs: [
    ['Гольф-клуб «{p}»', '{p} Golf Club'],
    ['{p} гольф и кантри клуб', '{p} Golf & Country Club'],
  ],
  courses: [
    ['Северное поле', 'North Course'],
    ['Южное поле', 'South Course'],
  ],
};

const greek: NameWords = {
  a: pairs(
    'Χρυσή/Chrysi Πράσινη/Prasini Λευκή/Lefki Γαλάζια/Galazia Παλιά/Palia Νέα/Nea Ηλιόλουστη/Ilioulousti',
  ),
  b: pairs('Ακτή/Akti Κοιλάδα/Koilada Πηγή/Pigi Ελιά/Elia Πέτρα/Petra Λίμνη/Limni Βελανιδιά/Velanidia'),
  place: '{a} {b}',
  clubs: [
    ['Γκολφ {p}', '{p} Golf Club'],
    ['Όμιλος Γκολφ {p}', '{p} Golf Club'],
  ],
  courses: [
    ['Ανατολή', 'East Course'],
    ['Δύση', 'West Course'],
  ],
};

const hebrew: NameWords = {
  a: pairs('נווה/Neve גן/Gan עין/Ein מעלה/Maale חוף/Hof בקעת/Bikat'),
  b: pairs('האלון/HaAlon הזית/HaZayit הנשר/HaNesher הצבי/HaTzvi השקד/HaShaked הירדן/HaYarden'),
  place: '{a} {b}',
  clubs: [['מועדון הגולף {p}', '{p} Golf Club']],
  courses: [
    ['מזרח', 'East Course'],
    ['מערב', 'West Course'],
  ],
};

const hindi: NameWords = {
  ...english,
  a: split(
    'Amaltas Ashoka Chandan Chinar Deodar Gulmohar Himal Kadamba Kamal Kesar Mandara Mayur Megha Nandana Neelam Palash Rajat Sagar Shikhar Suraj Tara Vana',
  ),
  b: split('bagh garh giri kund nagar pur taal van vihar wadi'),
  clubs: [
    ['{p} Golf Club', ''],
    ['{p} Golf & Country Club', ''],
    ['{p} Golf Course', ''],
    ['{p} Gymkhana', ''],
  ],
};

const malay: NameWords = {
  ...english,
  a: split('Bukit Danau Gunung Kampung Lembah Padang Pantai Pulau Taman Tasik Teluk Ujung'),
  b: split(
    'Angsana Bayu Cempaka Cendana Delima Elang Fajar Gading Jati Kenanga Kencana Melati Merak Merpati Murai Nilam Permai Rusa Sakura Selasih Seroja Teratai Tiara',
  ),
  place: '{a} {b}',
  clubs: [
    ['{p} Golf Club', ''],
    ['{p} Golf & Country Club', ''],
    ['{p} Golf Resort', ''],
  ],
};

const BY_CULTURE = {
  english,
  american,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  scandinavian,
  danish,
  finnish,
  slavic,
  japanese,
  korean,
  chinese,
  thai,
  arabic,
  russian,
  greek,
  hebrew,
  hindi,
  malay,
};

const COUNTRIES: Partial<Record<keyof typeof BY_CULTURE, string>> = {
  american: 'US PR GU VI AS MP CA',
  german: 'DE AT CH',
  french: 'FR LU MQ GP RE NC PF GF MF CI SN ML BF NE TG BJ CM GA CG CD BI MG HT',
  spanish: 'ES AR MX CO CL PE VE UY EC BO PY CR PA GT HN SV NI DO CU AD',
  portuguese: 'PT BR AO MZ CV GW',
  italian: 'IT',
  dutch: 'NL BE SR AW CW SX BQ',
  scandinavian: 'SE NO AX',
  danish: 'DK FO GL IS',
  finnish: 'FI EE',
  slavic: 'CZ SK SI PL HR BA ME RS MK LV LT HU RO AL XK MD',
  japanese: 'JP',
  korean: 'KR',
  chinese: 'CN TW HK MO',
  thai: 'TH LA',
  arabic: 'AE SA QA OM BH KW JO LB EG MA TN DZ LY SD IQ',
  russian: 'RU UA BY KZ UZ KG AZ TM BG MN',
  greek: 'GR CY',
  hebrew: 'IL',
  hindi: 'IN PK LK BD NP BT MV',
  malay: 'MY ID BN SG',
};

const CULTURE_OF = new Map(
  Object.entries(COUNTRIES).flatMap(([culture, codes]) =>
    codes.split(' ').map((code) => [code, BY_CULTURE[culture as keyof typeof BY_CULTURE]] as const),
  ),
);

/** The words that names of a country are invented from; English where no other language is at hand. */
export function nameWordsOf(countryCode: string): NameWords {
  return CULTURE_OF.get(countryCode) ?? english;
}
