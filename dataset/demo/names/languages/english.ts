import { type NameWords, split } from '../name-words.ts';

/** Names of clubs in Britain, Ireland and wherever else English is spoken; for want of another language, anywhere. */
export const english: NameWords = {
  a: split(
    'Alder Amber Ash Aspen Barley Beacon Beaver Beech Birch Black Blue Bramble Briar Bright Brindle Broad Buck Burnt Cedar ' +
      'Chalk Cherry Clear Clover Cold Copper Cotton Crane Crow Dapple Deer Dove Drum Dun Eagle Elder Elk Elm Ember Fallow Fair ' +
      'Falcon Fern Finch Flint Fox Frost Gander Glen Golden Goose Gorse Grand Granite Green Grey Gull Hare Harrow Hart Harvest ' +
      'Haw Hazel Heather Hemlock Heron Hickory High Holly Honey Iron Ivy Juniper Kestrel Lake Lark Laurel Lime Linden Lone Long ' +
      'Loon Lynx Maple Marsh Mead Mill Misty Moor Moss Nettle North Oak Old Orchard Otter Owl Partridge Pebble Pepper Pheasant ' +
      'Pine Plover Poplar Prairie Quail Quarry Raven Red Reed Ridge River Robin Rose Rowan Rush Rye Sable Saddle Saffron Sage ' +
      'Salt Sand Scarlet Sedge Shale Shepherd Silver Slate Snipe Sorrel South Sparrow Spruce Stag Star Stone Summer Swan Swift ' +
      'Sycamore Tall Tamarack Teal Thistle Thorn Thrush Timber Turtle Twin Umber Vale Verdant Walnut Warbler Weather West Wheat ' +
      'Whin White Wild Willow Wind Winter Wolf Wood Wren Yarrow Yew',
  ),
  b: split(
    'barrow bank beck bourne bridge brook burn bury by combe cote cove cragg creek croft dale dene down fen field ford ' +
      'fold garth gate glade grange grove hall ham haven head heath hill hollow holm holt hope hurst keld knoll lake land lea ' +
      'ley low marsh mead mere mill minster moor mount ness park point pool reach ridge rise rock run shaw shore side stead ' +
      'stone stow strand thorpe ton tor vale view wall water way well wick wold wood worth',
  ),
  place: '{a}{b}',
  clubs: [
    ['{p} Golf Club', ''],
    ['{p} Golf & Country Club', ''],
    ['{p} Golf Course', ''],
    ['{p} Golf Links', ''],
    ['{p} Country Club', ''],
    ['The Links at {p}', ''],
    ['{p} Hills Golf Club', ''],
    ['{p} Golf Resort', ''],
    ['{p} Heights', ''],
    ["Miller's {p} Golf Course", ''],
    ['{p} Park Golf Course', ''],
    ["St Oswin's, {p}", ''],
    ['Royal {p} Golf Club', ''],
    ['{p} Municipal', ''],
  ],
  courses: split('Old New East West Championship Lakes Woods Valley Ridge Heath'),
};
