import { type NameWords, pairs } from '../name-words.ts';

/** Names of clubs in Thai. */
export const thai: NameWords = {
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
