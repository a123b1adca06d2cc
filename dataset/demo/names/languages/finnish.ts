import { type NameWords, split } from '../name-words.ts';

/** Names of clubs in Finnish. */
export const finnish: NameWords = {
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
