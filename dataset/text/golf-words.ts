import { byWord } from './by-word.ts';

/** Words about golf, and joining words, folded: they don't distinguish courses. */
export const GOLF_WORDS: ReadonlySet<string> = new Set(
  `golf golfe golfing golfclub golfcourse golfplatz golfpark golfanlage golfbaan golfbana golfbane golfbanen golfklub
  golfklubb golfklubben golfklubi golfkeskus golfcenter golfcentre golfcentrum golfresort golfcamping golfveld
  golfterrein golfvollur golfvollurinn golfudvar golfovy golfove golfowy golfowe golfski golfrath golfu
  club clube clubs klub klubb klubben klubi klubur klubs kelab circolo cercle course courses campo campos cancha
  parcours percorso platz anlage bana bane baan hriste pole igrisce igraliste kurss kurs links country cc gc gcc
  gk gcr cg resort resorts hole holes terrain lapangan padang sanam saha the and und et e y og och of de del della delle dei di da do
  das dos du des d la le el les los las l lo il am an im der die das den zu van von at on in sur en no nr num
  gmbh ev ltd inc`.split(/\s+/),
);

/**
 * Words that distinguish one course of a club from its sister, under one spelling for each meaning: "Quinta do Lago Sul"
 * and "Quinta do Lago South" are one course, "Old" and "New" never are.
 */
export const SISTER_WORDS = byWord({
  north: 'north norte nord norra nordre noord pohjoinen sever',
  south: 'south sul sud sur sodra sondre zuid etela jih',
  east: 'east este leste est ost ostra oost ita vychod',
  west: 'west oeste ouest ovest vastra vest lansi zapad',
  upper: 'upper alto superior',
  lower: 'lower inferior',
  old: 'old olde velho viejo vieux alt alte gammal gamle oude vecchio',
  new: 'new novo nuevo nouveau neu neue nya nye nieuwe nuovo',
  red: 'red rojo rouge rot rode rod rosso vermelho vermelhas',
  blue: 'blue azul bleu blau bla blauw blu',
  white: 'white blanco blanc weiss vit hvid wit bianco branco brancas',
  yellow: 'yellow amarillo jaune gelb gul geel giallo amarelo amarelas',
  green: 'green verde vert grun gron groen',
  black: 'black negro noir schwarz svart sort zwart nero preto pretas',
  gold: 'gold oro dourado',
  silver: 'silver prata plata',
  academy: 'academy academia akademie akademi academie',
  championship: 'championship championat',
  executive: 'executive',
  short: 'short kort court corto kurz kurzplatz par3 korthal korthalsbana compact',
  pitch: 'pitch putt',
  municipal: 'municipal',
  '1': '1 i one first',
  '2': '2 ii two second',
  '3': '3 iii three third',
  '4': '4 iv four',
  '5': '5 v five',
  '6': '6 vi six',
  '9': '9 nine',
  '18': '18 eighteen',
});

/** Words so common that sharing them says nothing, folded; sister words too. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `royal real national nacional international internacional memorial state county city town public private
  park parque parc hill hills lake lakes lago lagos laguna river rio creek valley vale valle val vall mount mountain
  mont monte montes ridge forest wood woods oak oaks pine pines pinhal pinheiro palm palms meadow meadows spring springs
  island ilha isla isle beach praia playa plage ocean oceano sea mar bay cape cabo point pointe port porto puerto
  saint st san santa santo sao quinta herdade casa villa vila ville village castle schloss chateau castell
  palace hotel spa lodge inn ranch rancho farm estate manor hall house court garden gardens plantation
  sports sport sporting leisure tennis polo yacht university college community family center centre centro
  dunes dunas cliffs heights highlands view vista bella bel bella belle bom bon bona buen sun sunset golden grand grande
  great big little pga tpc military army air base range practice driving`.split(/\s+/),
);
