import { type NameWords, split } from '../name-words.ts';
import { scandinavian } from './scandinavian.ts';

/** Names of clubs in Danish. */
export const danish: NameWords = {
  ...scandinavian,
  a: split(
    'Birke Bøge Dyre Ege Elle Falke Fugle Gran Grøn Havre Hede Hjorte Hvid Høje Kirke Klit Lille Linde Lærke Mølle Nord Nøring Rosen Rug Sand Skov Stor Sten Stork Svane Sønder Trane Ulve Ørne Øster Ål',
  ),
  b: split(
    'bakke borg bro by bæk dal eng gård have hede holm holt høj lund mark mose næs rup sand skov sted strand sø toft vang vig ø',
  ),
  clubs: [
    ['{p} Golfklub', ''],
    ['{p} Golf Club', ''],
    ['{p} Golf Center', ''],
  ],
  courses: ['Nord', 'Syd', 'Skoven', 'Søen', 'Parken'],
};
