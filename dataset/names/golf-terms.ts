import { wordTable } from './word-table.ts';

/**
 * Words for golf: in scripts without spaces anywhere in a name, in others as whole words; the longest match
 * wins. '' is left out (a company's form, "mini" after golf words). Checked against the sample's names by
 * golf-terms.test.ts.
 */

export const JAPANESE_TERMS = wordTable(`
  ゴルフ倶楽部=Golf_Club ゴルフクラブ=Golf_Club ゴルフ・クラブ=Golf_Club ゴルフ&カントリークラブ=Golf_&_Country_Club
  ゴルフアンドカントリークラブ=Golf_and_Country_Club ゴルフカントリークラブ=Golf_Country_Club ゴルファーズクラブ=Golfers_Club
  カントリー倶楽部=Country_Club カントリークラブ=Country_Club カンツリー倶楽部=Country_Club カンツリークラブ=Country_Club
  カントリー=Country カンツリー=Country ゴルフコース=Golf_Course ゴルフ場=Golf_Course ゴルフリンクス=Golf_Links
  ゴルフリゾート=Golf_Resort ゴルフパーク=Golf_Park ゴルフガーデン=Golf_Garden ゴルフ=Golf コース=Course 倶楽部=Club
  クラブ=Club リンクス=Links リゾート=Resort パブリックコース=Public_Course ショートコース=Short_Course
  アウトコース=Out_Course インコース=In_Course 東コース=East_Course 西コース=West_Course 南コース=South_Course
  北コース=North_Course 東・西=East_and_West 南・北=South_and_North 新コース=New_Course 旧コース=Old_Course
  国際=International 公園=Park 市民=Citizens'`);

export const KOREAN_TERMS = wordTable(`
  골프클럽=Golf_Club 컨트리클럽=Country_Club 칸트리클럽=Country_Club 칸트리구락부=Country_Club 컨트리구락부=Country_Club
  골프장=Golf_Course 골프앤리조트=Golf_&_Resort 골프&리조트=Golf_&_Resort 골프리조트=Golf_Resort 골프앤스파=Golf_&_Spa
  골프앤=Golf_& 골프링크스=Golf_Links 골프코스=Golf_Course 골프랜드=Golf_Land 골프파빌리온=Golf_Pavilion 컨트리=Country
  칸트리=Country 클럽=Club 골프=Golf 코스=Course 체력단련장=Golf_Course 링크스=Links 리조트=Resort 국제=International
  퍼블릭=Public 파3=Par_3 앤=& 회원제=Members`);

/** Both ways of writing Chinese. */
export const CHINESE_TERMS = wordTable(`
  高尔夫球乡村俱乐部=Golf_&_Country_Club 高尔夫乡村俱乐部=Golf_&_Country_Club 高爾夫鄉村俱樂部=Golf_&_Country_Club
  高爾夫球鄉村俱樂部=Golf_&_Country_Club 乡村高尔夫俱乐部=Country_Golf_Club 乡村高尔夫球俱乐部=Country_Golf_Club
  乡村球俱乐部=Country_Club 乡村俱乐部=Country_Club 鄉村俱樂部=Country_Club 高尔夫球球会=Golf_Club 高尔夫球会=Golf_Club
  高尔夫球协会=Golf_Association 高尔夫球俱乐部=Golf_Club 高尔夫俱乐部=Golf_Club 高尔夫球场=Golf_Course
  高尔夫练习球场=Golf_Course 高尔夫场=Golf_Course 高尔夫会所=Golf_Club 高尔夫度假村=Golf_Resort 高尔夫庄园=Golf_Manor
  高尔夫别墅=Golf_Villas 高尔夫中心=Golf_Center 高尔夫假日俱乐部=Golf_Holiday_Club 高尔夫会员专属俱乐部=Members_Golf_Club
  高尔夫球=Golf 高尔夫=Golf 高爾夫俱樂部球場=Golf_Club 高爾夫俱樂部股份有限公司球場=Golf_Club 高爾夫俱樂部=Golf_Club
  高爾夫球會=Golf_Club 高爾夫球場=Golf_Course 高爾夫場=Golf_Course 高爾夫花園球場=Garden_Golf_Course
  小型高爾夫球場=Short_Golf_Course 公眾高爾夫球場=Public_Golf_Course 高爾夫球=Golf 高爾夫=Golf 高爾夫股份有限公司=Golf
  高尔夫倶楽部=Golf_Club 高尔夫郷村倶楽部=Golf_&_Country_Club 高尔夫球郷村倶楽部=Golf_&_Country_Club 高爾夫郷村倶楽部=Golf_&_Country_Club 高爾夫球郷村倶楽部=Golf_&_Country_Club 高爾夫倶楽部=Golf_Club 俱乐部=Club 俱樂部=Club
  倶楽部=Club 球会=Club 球會=Club 球场=Course 球場=Course 会所=Club 會所=Club 度假村=Resort 国际=International 国際=International
  國際=International 公众=Public 公眾=Public 体育公园=Sports_Park 体育俱乐部=Sports_Club 乡村体育俱乐部=Country_&_Sports_Club
  休闲健身俱乐部=Leisure_&_Fitness_Club 休闲体育公园=Leisure_&_Sports_Park 生态体育俱乐部=Eco_Sports_Club 运动度假村=Sports_Resort
  休閒農場=Leisure_Farm 股份有限公司= 有限公司= 公司= 赛事服务中心=Events_Center 球员俱乐部=Players_Club 号= 體育運動=Sports 体育运动=Sports`);

/** Terms as whole words. Arabic articles and prepositions that grow together with a word are written out. */
export const WORD_TERMS = wordTable(`
  гольф-клуб=Golf_Club гольф_клуб=Golf_Club гольфклуб=Golf_Club гольф-курорт=Golf_Resort гольф-курорты=Golf_Resorts гольф=Golf
  голф=Golf голф_клуб=Golf_Club голф_игралиште=Golf_Course голф_игрище=Golf_Course гольф-поле=Golf_Course поле_для_гольфа=Golf_Course
  гольф-парк=Golf_Park гольф-центр=Golf_Center клуб=Club кантри_клуб=Country_Club кънтри_клуб=Country_Club кантри=Country
  кънтри=Country курорт=Resort гольф_центр=Golf_Center парк_отель=Park_Hotel
 
  γκολφ=Golf γήπεδο_γκολφ=Golf_Course γήπεδο=Course όμιλος=Club λέσχη=Club λέσχη_γκολφ=Golf_Club όμιλος_γκολφ=Golf_Club
  نادي=Club النادي=Club نادى=Club ملعب=Course وملعب=& ملاعب=Courses منتجع=Resort غولف=Golf الغولف=Golf للغولف=Golf
  جولف=Golf الجولف=Golf للجولف=Golf قولف=Golf للقولف=Golf القولف=Golf جلف=Golf للجلف=Golf گلف=Golf گالف=Golf گۆڵفی=Golf
  کلب=Club کونتري_کلوب=Country_Club كونتري_كلوب=Country_Club کنٹری_کلب=Country_Club یانەی=Club زمین=Course زمین_گلف=Golf_Course
  مجموعه=Complex مینی_گلف=Mini_Golf و=& اور=& الملكي=Royal ملكي=Royal الدولي=International والتنس=&_Tennis
  ريزورت=Resort كمبوند=Compound نادي_وملعب=Club یانەی_گۆڵفی=Golf_Club گلف_و_مینی_گلف=Golf_&_Mini_Golf
  מועדון=Club גולף=Golf מגרש=Course מועדון_גולף=Golf_Club מגרש_גולף=Golf_Course
  গলফ_ক্লাব=Golf_Club গলফ=Golf ক্লাব=Club কান্ট্রি=Country এন্ড=& আর্মি=Army
  गोल्फ=Golf क्लब=Club गोल्फ_क्लब=Golf_Club गोल्फ_कोर्स=Golf_Course गोल्फ़_क्लब=Golf_Club`);

/** Written without blanks in Burmese, Thai and Lao. */
export const UNSPACED_TERMS = wordTable(`
  ဂေါက်ကွင်း=Golf_Course ဂေါက်ကလပ်=Golf_Club ဂေါက္ကြင္း=Golf_Course ဂေါက်=Golf ကလပ်=Club လေတပ်=Air_Force
  สนามกอล์ฟ=Golf_Course กอล์ฟคลับ=Golf_Club กอล์ฟ=Golf คันทรีคลับ=Country_Club คันทรี่คลับ=Country_Club คลับ=Club รีสอร์ท=Resort แอนด์=&
  ສະໜາມກ໊ອຟ=Golf_Course ກ໊ອຟ=Golf ສາກົນ=International ຣີສອດ=Resort`);
