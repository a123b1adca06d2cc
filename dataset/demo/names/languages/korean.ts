import { type NameWords, pairs } from '../name-words.ts';

/** Names of clubs in Korean. */
export const korean: NameWords = {
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
