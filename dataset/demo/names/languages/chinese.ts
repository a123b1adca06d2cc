import { type NameWords, pairs } from '../name-words.ts';

/** Names of clubs in Chinese. */
export const chinese: NameWords = {
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
