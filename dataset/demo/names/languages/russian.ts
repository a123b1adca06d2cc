import { type NameWords, pairs } from '../name-words.ts';

/** Names of clubs where Russian is written. */
export const russian: NameWords = {
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
