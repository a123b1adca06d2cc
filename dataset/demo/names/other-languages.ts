import type { Language } from './latin-languages.ts';

export const OTHER_LANGUAGES = {
  japanese: {
    countries: 'JP',
    first: `
      緑/Midori 青/Ao 白/Shira 金/Kane 銀/Gin 松/Matsu 竹/Take 梅/Ume 桜/Sakura 楓/Kaede 鶴/Tsuru 鷹/Taka 鹿/Shika
      月/Tsuki 星/Hoshi 朝/Asa 霧/Kiri 雪/Yuki 風/Kaze 若/Waka 藤/Fuji 萩/Hagi 千/Chi 富/Tomi 清/Kiyo 美/Mi 高/Taka
      東/Higashi 南/Minami 北/Kita
    `,
    second: `
      ヶ丘/gaoka 谷/dani 沢/zawa 原/hara 野/no 峰/mine 森/mori 島/jima 浜/hama 崎/saki 川/kawa 滝/taki 池/ike 里/sato 台/dai
      坂/zaka 林/bayashi 泉/izumi 浦/ura 瀬/se
    `,
    join: '',
    clubs: `
      {p}カントリークラブ = {p} Country Club | {p}ゴルフ倶楽部 = {p} Golf Club | {p}ゴルフ場 = {p} Golf Course |
      {p}ゴルフリンクス = {p} Golf Links
    `,
    courses: '東コース/East_Course 西コース/West_Course 南コース/South_Course 北コース/North_Course',
  },
  korean: {
    countries: 'KR',
    first: `
      푸른/Pureun 하늘/Haneul 은빛/Eunbit 금빛/Geumbit 솔/Sol 달빛/Dalbit 별빛/Byeolbit 새벽/Saebyeok 바람/Baram 구름/Gureum
      단풍/Danpung 청/Cheong 백/Baek 학/Hak 매/Mae 꽃/Kkot 참/Cham 동녘/Dongnyeok 해솔/Haesol 너른/Neoreun
    `,
    second:
      '들/deul 언덕/eondeok 마루/maru 골/gol 내/nae 벌/beol 숲/sup 봉/bong 호/ho 뫼/moe 여울/yeoul 나루/naru',
    join: '',
    clubs: '{p} 컨트리클럽 = {p} Country Club | {p} 골프클럽 = {p} Golf Club | {p} CC = {p} CC',
    courses: '동_코스/East_Course 서_코스/West_Course 남_코스/South_Course',
  },
  chinese: {
    countries: 'CN TW HK MO',
    first: `
      翠/Cui 碧/Bi 金/Jin 银/Yin 青/Qing 白/Bai 松/Song 竹/Zhu 梅/Mei 枫/Feng 鹤/He 鹰/Ying 鹿/Lu 云/Yun 月/Yue 星/Xing
      晨/Chen 雾/Wu 雪/Xue 荷/He 桂/Gui 兰/Lan 龙/Long 凤/Feng 玉/Yu
    `,
    second:
      '湖/hu 谷/gu 山/shan 岭/ling 湾/wan 泉/quan 林/lin 溪/xi 原/yuan 岛/dao 峰/feng 园/yuan 洲/zhou 海/hai 坡/po',
    join: '',
    clubs:
      '{p}高尔夫俱乐部 = {p} Golf Club | {p}高尔夫球会 = {p} Golf Club | {p}乡村俱乐部 = {p} Country Club',
    courses: 'A场/Course_A B场/Course_B 湖景球场/Lake_Course',
  },
  thai: {
    countries: 'TH LA',
    first: 'เขา/Khao บึง/Bueng สวน/Suan ทุ่ง/Thung หนอง/Nong ดอย/Doi หาด/Hat วัง/Wang',
    second: `
      เขียว/khiao ทอง/thong เงิน/ngoen สน/son ไผ่/phai บัว/bua ฟ้า/fa จันทร์/chan นกยูง/nok-yung กวาง/kwang
      มะลิ/mali แก้ว/kaeo
    `,
    join: '',
    clubs: `
      {p} กอล์ฟคลับ = {p} Golf Club | สนามกอล์ฟ{p} = {p} Golf Course | {p} คันทรีคลับ = {p} Country Club
    `,
    courses: 'ตะวันออก/East_Course ตะวันตก/West_Course',
  },
  arabic: {
    countries: 'AE SA QA OM BH KW JO LB EG MA TN DZ LY SD IQ',
    first: 'واحة/Wahat وادي/Wadi تلال/Tilal جزيرة/Jazirat نخيل/Nakhil رمال/Rimal شاطئ/Shati روضة/Rawdat',
    second: `
      النور/an-Nur السلام/as-Salam الصقر/as-Saqr الغزال/al-Ghazal اللؤلؤ/al-Lulu الياسمين/al-Yasmin
      الزيتون/az-Zaytun القمر/al-Qamar النسيم/an-Nasim الفجر/al-Fajr
    `,
    join: ' ',
    clubs: 'نادي {p} للغولف = {p} Golf Club | ملعب {p} للغولف = {p} Golf Course',
    courses: 'الشرقي/East_Course الغربي/West_Course',
  },
  russian: {
    countries: 'RU UA BY KZ UZ KG AZ TM BG MN',
    first: `
      Берёзовая/Beryozovaya Белая/Belaya Дубовая/Dubovaya Зелёная/Zelyonaya Золотая/Zolotaya
      Кленовая/Klenovaya Лесная/Lesnaya Сосновая/Sosnovaya Серебряная/Serebryanaya Соколиная/Sokolinaya
      Тихая/Tikhaya Липовая/Lipovaya
    `,
    second: `
      Роща/Roshcha Поляна/Polyana Гора/Gora Долина/Dolina Усадьба/Usadba Река/Reka Заря/Zarya
      Излучина/Izluchina
    `,
    join: ' ',
    clubs: 'Гольф-клуб «{p}» = {p} Golf Club | {p} гольф и кантри клуб = {p} Golf & Country Club',
    courses: 'Северное_поле/North_Course Южное_поле/South_Course',
  },
  greek: {
    countries: 'GR CY',
    first:
      'Χρυσή/Chrysi Πράσινη/Prasini Λευκή/Lefki Γαλάζια/Galazia Παλιά/Palia Νέα/Nea Ηλιόλουστη/Ilioulousti',
    second: 'Ακτή/Akti Κοιλάδα/Koilada Πηγή/Pigi Ελιά/Elia Πέτρα/Petra Λίμνη/Limni Βελανιδιά/Velanidia',
    join: ' ',
    clubs: 'Γκολφ {p} = {p} Golf Club | Όμιλος Γκολφ {p} = {p} Golf Club',
    courses: 'Ανατολή/East_Course Δύση/West_Course',
  },
  hebrew: {
    countries: 'IL',
    first: 'נווה/Neve גן/Gan עין/Ein מעלה/Maale חוף/Hof בקעת/Bikat',
    second: 'האלון/HaAlon הזית/HaZayit הנשר/HaNesher הצבי/HaTzvi השקד/HaShaked הירדן/HaYarden',
    join: ' ',
    clubs: 'מועדון הגולף {p} = {p} Golf Club',
    courses: 'מזרח/East_Course מערב/West_Course',
  },
} satisfies Record<string, Language>;
