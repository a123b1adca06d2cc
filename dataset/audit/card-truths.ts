/** Clubs with nine holes, by their own pages, whose cards the Portuguese federation prints as eighteen. */
export const NINE_HOLE_CLUBS = [
  'Aldeia dos Capuchos',
  'Bica Clube de Golfe',
  'Cantanhede',
  'Citygolf',
  'Colina Verde',
  'Curia',
  'Estoril Blue Course',
  'Guardizela',
  'Jamor',
  'Miramar',
  'Oeiras',
  'Paredes - Aqueduto',
  'Penha Longa Mosteiro',
  'Pine Cliffs',
  'Quinta da Barca',
  'Quinta dos Reis Olives Golf Course',
  'Rilhadas',
  'Santo da Serra - Serras-Serras',
  'THE ONE Hills Lisbon City Golf',
  'Vale Pisão',
  'Vimeiro',
] as const;

/** Courses with eighteen different holes, by their own pages. */
export const EIGHTEEN_HOLE_COURSES = [
  'Álamos Golf',
  'Alto Golf',
  'Amarante',
  'Belas',
  'Benamor',
  'Boavista',
  'Bom Sucesso',
  'Campo Real',
  'CostaTerra Golf',
  'Espiche',
  'Estela',
  'Estoril',
  'Faldo Course',
  'Golden Eagle',
  'Gramacho Golf Course',
  'Lisbon Sports Club',
  'Marvão',
  'Montado',
  'Monte Rei Golf & Country Club',
  'Morgado Golf',
  "O'Connor Jnr Course",
  'Ocean Golf Course - Vale do Lobo',
  'Oitavos Dunes',
  'Ombria Golf Course',
  'Oporto',
  'PGA Aroeira No.1',
  'PGA Aroeira No.2',
  'Palheiro Golf',
  'Penina Golf Course',
  'Pinta Course',
  'Ponte de Lima',
  'Porto Santo Golfe',
  "Praia d'El-Rey Golf",
  'Quinta da Beloura',
  'Quinta da Marinha',
  'Quinta da Ria',
  'Quinta de Cima',
  'Quinta do Lago Laranjal',
  'Quinta do Lago Norte',
  'Quinta do Lago Sul',
  'Quinta do Peru',
  'Quinta do Vale',
  'Ribagolfe Lakes',
  'Ribagolfe Oaks',
  'Royal Óbidos',
  'Salgados Golf',
  'San Lorenzo Golf Course',
  'Silves Golf Course',
  'Troia Golf',
  'Vilamoura - Victoria',
] as const;

/** Ratings that no course of their length can have: card, tee, course rating. All three are women's. */
export const IMPOSSIBLE_RATINGS = [
  'Faldo Course Amarelas 68.1',
  'Pinheiros Altos-Pines/Corks Brancas 69.9',
  'Porto Santo Golfe Brancas 72.5',
] as const;

const CLUBS = [
  'Acacia Hills Golf Club',
  'Bear Lakes Country Club',
  'Cedar Ridge Resort',
  'Dunes Point Golf Club',
  'Elk Run Country Club',
  'Fox Hollow Golf Club',
  'Grand Pines Resort',
  'Heron Bay Golf Club',
  'Ironwood Golf Club',
  'Juniper Creek Golf Club',
];

/** How lists name the courses of 36 holes: "A B at Club" for each pair that's played. */
const PLAYED = [
  // Four nines in a ring.
  ['Birch Cedar', 'Cedar Aspen', 'Aspen Willow', 'Willow Birch'],
  // All pairs of four nines.
  ['Birch Cedar', 'Cedar Aspen', 'Aspen Willow', 'Willow Birch', 'Birch Aspen', 'Cedar Willow'],
  // Sawgrass: compass names that close by chance.
  ['East South', 'South West', 'West East'],
  // Two courses, and a composite one for matches.
  ['Old', 'New', 'Old New'],
  // Three nines in pairs, and a course of eighteen with a nine's name.
  ['Birch Cedar', 'Cedar Aspen', 'Aspen Birch', 'Cedar Championship'],
];

/** Fifty clubs of 36 holes or more, by the names of their courses. */
export const plantedClubs = CLUBS.flatMap((club) =>
  PLAYED.map((courses) => courses.map((course) => `${course} At ${club}`)),
);
