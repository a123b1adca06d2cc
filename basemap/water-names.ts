/**
 * Oceans, seas, bays and large lakes in English, each with the middle of its open water, by the zoom from which
 * it's named. Written by hand: no package that we know of has them.
 */
export const WATER_NAMES: Readonly<Record<number, string>> = {
  1: `
    North Atlantic 35,-42 | South Atlantic -28,-18 | North Pacific 32,-155 | South Pacific -30,-125 |
    Indian Ocean -22,78 | Arctic Ocean 82,-160 | Southern Ocean -62,60
  `,
  3: `
    Mediterranean Sea 34.3,19 | Black Sea 43.3,34.3 | Baltic Sea 56.8,19.9 | North Sea 56,3 |
    Norwegian Sea 67,3 | Barents Sea 74,38 | Greenland Sea 76,-5 | Labrador Sea 58,-54 | Hudson Bay 60,-85.5 |
    Caribbean Sea 14.8,-74 | Gulf of Mexico 25,-90 | Gulf of Alaska 57.5,-145 | Bering Sea 58,-178 |
    Sea of Okhotsk 54,150 | Sea of Japan 40,135 | East China Sea 29,125 | South China Sea 13.5,114 |
    Philippine Sea 19,131 | Arabian Sea 14.5,64 | Bay of Bengal 14.5,88 | Red Sea 20.5,38.3 |
    Persian Gulf 26.9,51.3 | Caspian Sea 41.8,50.7 | Tasman Sea -39,161 | Coral Sea -16,155 |
    Gulf of Guinea 1.5,3 | Mozambique Channel -19.5,40.5 | Great Australian Bight -34.5,130 | Baffin Bay 73.5,-66
  `,
  4: `
    Bay of Biscay 45.3,-4.5 | Adriatic Sea 43,15.1 | Tyrrhenian Sea 40,12.2 | Ionian Sea 37.8,19 |
    Aegean Sea 39.1,24.9 | Balearic Sea 40.4,2.2 | Gulf of Bothnia 62.3,19.4 | White Sea 65.5,37.6 |
    Denmark Strait 66.5,-27 | Davis Strait 66,-58 | Gulf of St Lawrence 48.3,-62 | Gulf of California 26.8,-110.9 |
    Yellow Sea 36,123 | Gulf of Tonkin 20,107.7 | Gulf of Thailand 10.2,101.5 | Andaman Sea 11,95.8 |
    Java Sea -5,111 | Celebes Sea 3.5,122 | Sulu Sea 8.5,120 | Banda Sea -5.8,127 | Arafura Sea -9.3,135 |
    Timor Sea -11.3,127.5 | Gulf of Carpentaria -14,139.3 | Solomon Sea -8,153.5 | Bass Strait -39.8,145.9 |
    Gulf of Aden 12.2,47.5 | Gulf of Oman 24.6,58.8 | Lake Superior 47.6,-87.5 | Lake Michigan 43.8,-87 |
    Lake Huron 44.8,-82.4 | Lake Victoria -1.1,33 | Lake Baikal 53.6,108.2 | Great Slave Lake 61.6,-114 |
    Lake Winnipeg 52.6,-97.8
  `,
  5: `
    Irish Sea 53.7,-5.1 | Celtic Sea 50.4,-8 | English Channel 50.1,-2.3 | Skagerrak 57.9,9 |
    Gulf of Finland 59.9,25.8 | Kattegat 56.9,11.4 | Ligurian Sea 43.6,9 | Gulf of Lion 42.9,4 |
    Alboran Sea 35.9,-3.5 | Sea of Crete 35.8,25 | Gulf of Cádiz 36.6,-7.2 | Sea of Azov 46.1,36.6 |
    Gulf of Maine 43,-68.7 | Bay of Campeche 20,-94 | Río de la Plata -35.2,-57 | Taiwan Strait 24.3,119.2 |
    Korea Strait 34.2,129 | Lake Erie 42.2,-81.2 | Lake Ontario 43.65,-77.8 | Lake Ladoga 60.8,31.5 |
    Lake Onega 61.7,35.5 | Vänern 58.9,13.3 | Lake Malawi -12,34.5 |
    Lake Titicaca -15.8,-69.4
  `,
  6: `
    Cardigan Bay 52.4,-4.6 | Moray Firth 57.85,-3.4 | The Minch 58.1,-5.9 | German Bight 54.2,7.6 |
    Strait of Gibraltar 35.95,-5.6 | Sea of Marmara 40.7,28.2 | Gulf of Suez 28.6,33.1 | Faxaflói 64.4,-22.8 |
    Bay of Fundy 45,-65.9 | Chesapeake Bay 37.6,-76.1 | Strait of Georgia 49.3,-123.8 | Spencer Gulf -34.3,136.9 |
    Bay of Plenty -37.5,177 | Cook Strait -41,174.5 | Lake Geneva 46.45,6.55 | Lake Constance 47.6,9.4 |
    Lake Balaton 46.83,17.73 | Vättern 58.3,14.55 | Great Salt Lake 41.15,-112.5 | Lake Okeechobee 26.95,-80.8 |
    Lake Nicaragua 11.6,-85.4
  `,
  7: `
    Bristol Channel 51.35,-3.9 | Firth of Forth 56.1,-2.7 | Galway Bay 53.15,-9.3 | Lough Neagh 54.62,-6.4 |
    Øresund 55.9,12.75 | IJsselmeer 52.8,5.4 | Long Island Sound 41.1,-72.9 |
    Cape Cod Bay 41.9,-70.3 | Delaware Bay 39.1,-75.2 | Monterey Bay 36.8,-121.95 | Lake Tahoe 39.1,-120.03 |
    Port Phillip -38.1,144.85 | Lake Taupo -38.8,175.9 | Tokyo Bay 35.45,139.8
  `,
};
