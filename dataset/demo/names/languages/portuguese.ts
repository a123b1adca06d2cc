import { type NameWords, split } from '../name-words.ts';

/** Names of clubs in Portuguese. */
export const portuguese: NameWords = {
  a: [
    'Alto',
    'Campo',
    'Costa',
    'Herdade',
    'Lagoa',
    'Monte',
    'Penha',
    'Praia',
    'Quinta',
    'Ribeira',
    'Serra',
    'Vale',
    'Várzea',
  ],
  b: split(
    'da_Alfarroba da_Andorinha da_Cegonha da_Cotovia da_Figueira da_Garça da_Oliveira da_Perdiz da_Rola das_Amendoeiras das_Faias das_Giestas do_Açor do_Cedro do_Freixo do_Loureiro do_Medronho do_Milhafre do_Pinhal do_Rosmaninho do_Sobreiral dos_Carvalhos dos_Choupos dos_Ulmeiros',
  ).map((word) => word.replaceAll('_', ' ')),
  place: '{a} {b}',
  clubs: [
    ['Clube de Golfe {p}', ''],
    ['{p} Golfe', ''],
    ['{p} Golf Resort', ''],
    ['Campo de Golfe {p}', ''],
  ],
  courses: ['Norte', 'Sul', 'Lago', 'Pinhal', 'Mar'],
};
