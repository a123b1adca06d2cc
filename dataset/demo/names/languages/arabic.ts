import { type NameWords, pairs } from '../name-words.ts';

/** Names of clubs where Arabic is written. */
export const arabic: NameWords = {
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
