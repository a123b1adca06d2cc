import { type NameWords, split } from '../name-words.ts';

/** Names of clubs in Spanish. */
export const spanish: NameWords = {
  a: [
    'Alto',
    'Arroyo',
    'Campo',
    'Cerro',
    'Costa',
    'Dehesa',
    'Laguna',
    'Lomas',
    'Llanos',
    'Monte',
    'Peña',
    'Playa',
    'Prado',
    'Puerta',
    'Sierra',
    'Soto',
    'Valle',
    'Vega',
  ],
  b: split(
    'Alameda Albarina Almendral Alondra Azahar Bellavista Cañaveral Castañar Cigüeña Encinar Esmeralda Espiga Galana Garza Golondrina Halcón ' +
      'Jacaranda Jarales Lavanda Limonar Madroño Mirasol Mirlo Naranjal Nogalera Olivar Olmeda Palmeral Pinar Quebrada Retama Romero Rosaleda ' +
      'Sauceda Serena Tejada Tomillar Verdemar Viñedo Zarzal',
  ),
  place: '{a} {b}',
  clubs: [
    ['Club de Golf {p}', ''],
    ['{p} Golf', ''],
    ['Real Club de Golf {p}', ''],
    ['{p} Golf & Country Club', ''],
    ['Campo de Golf {p}', ''],
  ],
  courses: ['Norte', 'Sur', 'Lago', 'Bosque', 'Mar', 'Valle'],
};
