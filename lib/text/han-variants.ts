/** Old and variant forms of characters, each with the one that Japanese uses today. */
const VARIANTS: ReadonlyMap<string, string> = new Map(
  `廣広 龍竜 澤沢 濱浜 邊辺 邉辺 櫻桜 國国 縣県 鐵鉄 瀧滝 嶽岳 嶋島 嶌島 假仮 會会 圓円 鹽塩 檜桧 驛駅 豐豊 藝芸 萬万 與与 壽寿 實実 榮栄 圍囲
   學学 樂楽 雜雑 靈霊 禮礼 寶宝 靜静 總総 擴拡 獨独 聲声 發発 關関 傳伝 戰戦 乘乗 淺浅 燒焼 狹狭 德徳 惠恵 黑黒 齋斎 齊斉 髙高 﨑崎 灣湾 隨随 曾曽
   彌弥 彥彦 應応 亞亜 來来 團団 莊荘 藏蔵 鷄鶏 劍剣 檢検 驗験 險険 顯顕 鎭鎮 眞真 晝昼 麥麦 橫横 氣気 舊旧 鷗鴎 蠣蛎 籠篭 俱倶 ヶケ ヵカ`
    .split(/\s+/)
    .map((pair) => [...pair] as [string, string]),
);

const OLD_FORM = new RegExp(`[${[...VARIANTS.keys()].join('')}]`, 'gu');

/** 廣野 as 広野, 霞ヶ関 as 霞ケ関. */
export function foldHan(text: string): string {
  return text.replace(OLD_FORM, (letter) => VARIANTS.get(letter)!);
}
