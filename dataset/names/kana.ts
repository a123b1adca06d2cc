const SYLLABLES = new Map(
  `ア=a イ=i ウ=u エ=e オ=o カ=ka キ=ki ク=ku ケ=ke コ=ko サ=sa シ=shi ス=su セ=se ソ=so タ=ta チ=chi ツ=tsu テ=te ト=to ナ=na
  ニ=ni ヌ=nu ネ=ne ノ=no ハ=ha ヒ=hi フ=fu ヘ=he ホ=ho マ=ma ミ=mi ム=mu メ=me モ=mo ヤ=ya ユ=yu ヨ=yo ラ=ra リ=ri ル=ru レ=re
  ロ=ro ワ=wa ヰ=i ヱ=e ヲ=o ン=n ガ=ga ギ=gi グ=gu ゲ=ge ゴ=go ザ=za ジ=ji ズ=zu ゼ=ze ゾ=zo ダ=da ヂ=ji ヅ=zu デ=de ド=do バ=ba
  ビ=bi ブ=bu ベ=be ボ=bo パ=pa ピ=pi プ=pu ペ=pe ポ=po ヴ=vu キャ=kya キュ=kyu キョ=kyo シャ=sha シュ=shu ショ=sho チャ=cha チュ=chu
  チョ=cho ニャ=nya ニュ=nyu ニョ=nyo ヒャ=hya ヒュ=hyu ヒョ=hyo ミャ=mya ミュ=myu ミョ=myo リャ=rya リュ=ryu リョ=ryo ギャ=gya
  ギュ=gyu ギョ=gyo ジャ=ja ジュ=ju ジョ=jo ビャ=bya ビュ=byu ビョ=byo ピャ=pya ピュ=pyu ピョ=pyo シェ=she ジェ=je チェ=che ティ=ti
  ディ=di デュ=dyu トゥ=tu ドゥ=du ファ=fa フィ=fi フェ=fe フォ=fo ウィ=wi ウェ=we ウォ=wo ヴァ=va ヴィ=vi ヴェ=ve ヴォ=vo ツァ=tsa
  クァ=kwa クォ=kwo ァ=a ィ=i ゥ=u ェ=e ォ=o ャ=ya ュ=yu ョ=yo ヮ=wa ヵ=ka ヶ=ga`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** Hiragana as katakana, half width as full width. */
export function toKatakana(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}

/**
 * Kana in Hepburn's letters as golf clubs write them, in lower case: long vowels plain ("Tokyo", "Oarai"), n before every
 * consonant. Of one word: vowels that two words bring together stay two ("Koura").
 */
export function readKana(kana: string): string {
  const text = toKatakana(kana);
  let latin = '';
  let doubled = false;
  for (let at = 0; at < text.length; ) {
    const two = SYLLABLES.get(text.slice(at, at + 2));
    const letter = text[at]!;
    const syllable = (text.length > at + 1 && two) || SYLLABLES.get(letter);
    at += syllable !== undefined && syllable === two ? 2 : 1;
    if (letter === 'ッ') doubled = true;
    else if (syllable !== undefined) {
      latin += doubled ? (syllable.startsWith('ch') ? `t${syllable}` : syllable[0] + syllable) : syllable;
      doubled = false;
    } else if (letter !== 'ー') latin += letter;
  }
  return withoutLongVowels(latin, text);
}

function withoutLongVowels(latin: string, kana: string): string {
  return latin
    .replace(/ou/g, 'o')
    .replace(/^oo/, 'o')
    .replace(/^(k|t|s|h|n|m|y)oo/, '$1o')
    .replace(/(y|sh|ch|j|f|k|g|(?<!t)s)uu/g, (long, before: string) =>
      /ウ/.test(kana) ? `${before}u` : long,
    );
}
