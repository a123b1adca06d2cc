import { type NameWords, pairs } from '../name-words.ts';

/** Names of clubs in Japanese. */
export const japanese: NameWords = {
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
