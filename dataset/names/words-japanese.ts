import { wordTable } from './word-table.ts';

/** English and French words that Japanese clubs' names are made of, in katakana. A run of katakana is cut into these. */
export const KATAKANA_WORDS = wordTable(`
  アーク=Ark アーデン=Arden アート=Art アートレイク=Art_Lake アーリーバード=Early_Bird アイランド=Island アイリス=Iris
  アコーディア=Accordia アゼリア=Azalea アソシエイツ=Associates アッタテラス=Atta_Terrace アドニス=Adonis アパ=Apa
  アミックス=Amix アメリカン=American アリス=Alice アリーナ=Arena アルファ=Alpha アロハ=Aloha アンド=and
  イースト=East イーストウッド=Eastwood インター=Inter ウィング=Wing ウイング=Wing ウエスト=West ウェスト=West
  ウェルグラス=Wellgrass ウッディー=Woody ウッド=Wood ウッドフレンズ=Woodfriends ウッズ=Woods エース=Ace エーデルワイス=Edelweiss
  エーヴランド=Aveland エヴァンタイユ=Eventail エクセレント=Excellent エナジック=Enagic エバーグリーン=Evergreen エミナ=Emina
  エメラルド=Emerald エメラルドコースト=Emerald_Coast エリエール=Elleair エルム=Elm オーク=Oak オークモント=Oakmont
  オークレット=Oaklet オーシャン=Ocean オーセント=Authent オーチャード=Orchard オータニ=Otani オーナーズ=Owners
  オールド=Old オホーツク=Okhotsk オリエンタル=Oriental オリムピック=Olympic オリンピック=Olympic オレンジ=Orange
  ガーデン=Garden ガーデンズ=Gardens カップ=Cup カヌチャ=Kanucha カメリア=Camellia キャッスル=Castle ギャツビー=Gatsby
  キャニオン=Canyon キリン=Kirin クイーンズ=Queen's クイーンズトラップ=Queen's_Trap クイーンズヒル=Queen's_Hill
  クラーク=Clark クラウン=Crown クラシック=Classic クラッシック=Classic グランヴィリオ=Granvillio グランディ=Grandee
  グランデージ=Grandage グランド=Grand グランドオーク=Grand_Oak グランドチャンピオン=Grand_Champion グランフィールズ=Gran_Fields
  グランベール=Grand_Vert グリーン=Green グリーンズ=Greens グリーンアカデミー=Green_Academy グリーンヒル=Green_Hill
  クリーク=Creek クリアビュー=Clear_View クリスタル=Crystal グレイス=Grace グレース=Grace グレート=Great クレスト=Crest
  クレッセント=Crescent クロス=Cross グロワール=Gloire ケントス=Kentos コーラル=Coral コースト=Coast コート=Court
  ゴールデン=Golden ゴールデンパーム=Golden_Palm ゴールド=Gold ゴールドウイン=Goldwin コスモ=Cosmo コスモクラシック=Cosmo_Classic
  コムウッド=Comwood ザ=The ジ=The サイド=Side サイプレス=Cypress サウス=South サザン=Southern サザンクロス=Southern_Cross
  サニー=Sunny サン=Sun サンシャイン=Sunshine サンセット=Sunset サンタ=Santa サンテ=Sante サンパーク=Sun_Park サンバレー=Sun_Valley
  サンピア=Sunpia サンヒルズ=Sun_Hills サンフォレスト=Sun_Forest サンプラス=Sampras サンライズ=Sunrise サンリゾート=Sun_Resort
  サンレイク=Sun_Lake サンロイヤル=Sun_Royal シーサイド=Seaside シーダー=Cedar シェイクスピア=Shakespeare シギラ=Shigira
  シックスハンドレット=Six_Hundred シティ=City シティー=City シプレ=Cypress ジャック=Jack ジャパン=Japan ジャパンエース=Japan_Ace
  シャトレーゼ=Chateraise シャムロック=Shamrock シャンボール=Chambord ジャンボ=Jumbo ジャンボリー=Jamboree シルバー=Silver
  スウェーデン=Sweden スカイ=Sky スカイベイ=Sky_Bay スカイライン=Skyline スカイリゾート=Sky_Resort スコット=Scott スターツ=Starts スター=Star
  スタジアム=Stadium スタッフ=Staff ステージ=Stage ストーク=Stoke ストーン=Stone スパ=Spa スプリング=Spring スプリングス=Springs
  スポーツ=Sports スリー=Three スリーハンドレッド=Three_Hundred スリーレイクス=Three_Lakes スワン=Swan セブン=Seven
  セブンハンドレッド=Seven_Hundred セブンミリオン=Seven_Million セブンスリー=Seven_Three センター=Center センチュリー=Century
  セント=St. セントクリーク=St._Creek セントレイクス=St._Lakes セントラル=Central セントフィールド=St._Field タートルエース=Turtle_Ace
  ダイナスティ=Dynasty ダイヤモンド=Diamond タウン=Town ダンロップ=Dunlop チェックメイト=Checkmate チェリー=Cherry
  チサン=Chisan チャンピオン=Champion ツイン=Twin ツインフィールズ=Twin_Fields ツインレイクス=Twin_Lakes ツリー=Tree
  ディアレイク=Deer_Lake デイリー=Daily テェラス=Terrace テラス=Terrace デイ=Day トップ=Top トムソン=Thomson トラスト=Trust
  トラディション=Tradition トラップ=Trap ナショナル=National ニクラウス=Nicklaus ニュー=New ネスト=Nest ノーザン=Northern
  ノーザンアーク=Northern_Ark ノース=North ハーバー=Harbor ハーブ=Herb ハーフ=Half ハーモニー=Harmony ハートフル=Heartful
  バーディ=Birdie バーディー=Birdie バークレイ=Berkeley バード=Bird パートナー=Partner パーク=Park パークサイド=Parkside パーム=Palm
  パール=Pearl ハイツ=Heights ハイランド=Highland パイン=Pine パインズ=Pines パインウッズ=Pine_Woods パインツリー=Pine_Tree
  パインバレー=Pine_Valley パインヒルズ=Pine_Hills ハウステンボス=Huis_Ten_Bosch パサージュ=Passage パシフィック=Pacific
  パシフィックブルー=Pacific_Blue ハッピー=Happy ハッピーバレー=Happy_Valley パブリック=Public パラダイス=Paradise パレス=Palace
  バレー=Valley バレイ=Valley ハワイ=Hawaii ハンドレッド=Hundred ビーチ=Beach ビーチサイド=Beachside ピートダイ=Pete_Dye
  ビュー=View ヒル=Hill ヒルズ=Hills ヒルクレスト=Hillcrest ビレッジ=Village ヴィレッジ=Village ヴィンテージ=Vintage ヴィーナス=Venus
  ファースト=First ファイブハンドレッド=Five_Hundred ファミリー=Family フィールド=Field フィールズ=Fields フェアウェイ=Fairway
  フェニックス=Phoenix フォー=Four フォーラム=Forum フォーレスト=Forest フォレスト=Forest フォレストヒルズ=Forest_Hills フジ=Fuji
  プラム=Plum フラワー=Flower ブリジストン=Bridgestone ブリヂストン=Bridgestone ブリストヒル=Blist_Hill プリンス=Prince
  ブルー=Blue ブルックス=Brooks プレジデント=President プレステージ=Prestige プレディア=Predia プレミア=Premier
  フレンドシップ=Friendship ベアズパウ=Bear's_Paw ベア=Bear ペア=Pair ベイ=Bay ベイサイド=Bayside ベスト=Best ベニー=Bennie
  ベニーカントリー=Benny_Country ペニンシュラ=Peninsula ベルエア=Bel-Air ベル=Belle ベルグラビア=Belgravia ベルビーチ=Belle_Beach
  ベルフラワー=Bellflower ヘルス=Health ポート=Port ホテル=Hotel ホロン=Holon マーメイド=Mermaid マイ=My マスターズ=Masters
  マダム=Madam マリーナ=Marina マリン=Marine ミッションバレー=Mission_Valley ミリオン=Million ムーンレイク=Moon_Lake メイ=May
  メイフラワー=Mayflower メイプル=Maple メイレイク=May_Lake メモリアル=Memorial メロディ=Melody モンテ=Monte ユーグリーン=U_Green
  ユニオン=Union ユニオンエース=Union_Ace ユニ=Uni ユニマット=Unimat ラ=La ラフォーレ=Laforet ラーク=Lark ライオンズ=Lions
  ライン=Rhein ラウンド=Round ランド=Land リージェント=Regent リオフジワラ=Rio_Fujiwara リゾナーレ=Risonare リッジ=Ridge
  リバー=River リバーサイド=Riverside リバーデール=Riverdale リフレッシュ=Refresh ルスツ=Rusutsu レイク=Lake レイクサイド=Lakeside
  レイクウッド=Lakewood レイクフォレスト=Lake_Forest レイクランド=Lakeland レークサイド=Lakeside レーク=Lake レークスワン=Lake_Swan
  レインボー=Rainbow レイクス=Lakes レオグラード=Leograd レンブラント=Rembrandt ロイヤル=Royal ロイヤルオーク=Royal_Oak
  ロイヤルシップ=Royal_Ship ローズ=Rose ローズウッド=Rosewood ローモンド=Lomond ローランド=Roland ローレル=Laurel ロッテ=Lotte
  ロッジ=Lodge ロペ=Rope ロング=Long ワールド=World ワイルド=Wild ワン=One ウエストワンズ=West_Ones ウィーゴ=Wego
  ハミルトン=Hamilton キングス=King's キング=King フォックス=Fox スコア=Score ユーアイ=You_I ヨーロピアン=European オーランド=Orlando
  ツキサップ=Tsukisappu ニドム=Nidom ニセコ=Niseko オーガスタ=Augusta ライジング=Rising モダン=Modern ヨネックス=Yonex ミズノ=Mizuno
  ビッグ=Big スモール=Small アウト=Out イン=In クリア=Clear トヨタ=Toyota ファーム=Farm ガルフ=Gulf スーパー=Super ミニ=Mini
  ラビット=Rabbit ブルーム=Bloom ノビル=Noble カナディアン=Canadian マグノリア=Magnolia バンダイ=Bandai アルペン=Alpen アルプス=Alps グラウンド=Ground スペース=Space
  ステップ=Step ルート=Route パル=Pal フィール=Feel ペタウ=Petaw ヒロ=Hiro ヴァレー=Valley ノース=North ハイジ=Heidi ベース=Base`);

/** Names, or parts of them, that no dictionary reads as their clubs do: old, invented, local. */
export const JAPANESE_NAMES = wordTable(`
  相武=Sobu 総武=Sobu 武庫ノ台=Mukonodai 隨縁=Zuien 随縁=Zuien 鷹之台=Takanodai 鷹ノ台=Takanodai 龍ヶ崎=Ryugasaki 芥屋=Keya
  嵐山=Ranzan 小樽=Otaru 程ヶ谷=Hodogaya 太平洋クラブ=Taiheiyo_Club 平成倶楽部=Heisei_Club 日本=Japan 西日本=Nishi_Nippon 東日本=Higashi_Nippon 大神戸=Dai_Kobe
  涼仙=Ryosen 皇子山=Ojiyama 愛岐=Aigi 千刈=Sengari 三甲=Sanko 能登=Noto 月越=Tsukigoshi 東名=Tomei 中京=Chukyo 京阪=Keihan
  阪神=Hanshin 筑紫野=Chikushino 筑紫ヶ丘=Chikushigaoka 茨木=Ibaraki 上総=Kazusa 下総=Shimofusa 上毛=Jomo 房総=Boso 作州=Sakushu
  播州=Banshu 甲斐=Kai 信楽=Shigaraki 太宰府=Dazaifu 美加ノ原=Mikanohara 琵琶湖=Biwako 瀬板の森=Seita_no_Mori 杜の公園=Mori_no_Koen
  榛名の森=Haruna_no_Mori 鳳凰=Hoo 麻生=Aso 大厚木=Dai_Atsugi 大秋=Daishu 大日=Dainichi 大甲賀=Dai_Koka 大浅間=Dai_Asama
  紫=Murasaki 桂=Katsura 霞=Kasumi 津=Tsu 呉=Kure 葵=Aoi 翠=Midori 東京都民=Tokyo_Tomin 知多=Chita 伊勢=Ise 鳥羽=Toba 立科=Tateshina
  蓼科=Tateshina 蓮台寺=Rendaiji 泉=Izumi 光=Hikari 萩=Hagi 堺=Sakai 楓=Kaede 柏=Kashiwa 橘=Tachibana 関=Seki
  天草=Amakusa 一ツ瀬川=Hitotsusegawa 一志=Ichishi 比良=Hira 残波=Zanpa 渡良瀬=Watarase 湯布高原=Yufu_Kogen 湯布=Yufu 湯田上=Yutagami 瀬戸内海=Setonaikai
  瀬戸内=Setouchi 瀬戸大橋=Seto_Ohashi 越生=Ogose 阿騎野=Akino 鳳鳴=Homei 秋津原=Akitsubara 神戸三田=Kobe_Sanda 神戸=Kobe 飛騨高山=Hida_Takayama 高坂=Takasaka
  篠山=Sasayama 瑞陵=Zuiryo 皆川城=Minagawajo 温泉=Onsen 高原=Kogen 空港=Airport 大学=University 森林公園=Shinrin_Koen 鬼ノ城=Kinojo 銭凾=Zenibako 銭函=Zenibako
  瀬嵩=Sedake 美ら=Chura 飯能=Hanno 郡家=Koge 大洗=Oarai 水海道=Mitsukaido 読売=Yomiuri
  一関=Ichinoseki 三田=Sanda 三鈴=Misuzu 上武=Jobu 上里=Kamisato 小岱山=Shodaisan 五島=Goto 京和=Kyowa 仙塩=Senen 伊勢原=Isehara 伊豆下田=Izu_Shimoda
  八幡平=Hachimantai 八洲=Yashima 北上市民=Kitakami_Citizens' 北六甲=Kita_Rokko 千曲=Chikuma 周南=Shunan 古河=Koga 合歓の郷=Nemu_no_Sato 司菊水=Tsukasa_Kikusui
  名岐=Meigi 名阪=Meihan 和幸=Wako 四万十=Shimanto 城島高原=Kijima_Kogen 夏泊=Natsudomari 大平台=Ohiradai 大日向=Ohinata 大麻生=Oaso 江南=Konan
  太閤坦=Taikodaira 奈良万葉=Nara_Manyo 妙高=Myoko 守礼=Shurei 安平=Abira 定光寺=Jokoji 座論梅=Zaronbai 小山=Oyama 小倉=Kokura 小幡郷=Obatago 西富士=Nishi_Fuji
  小郡=Ogori 山代山中=Yamashiro_Yamanaka 岐阜関=Gifu_Seki 金陵=Kinryo 御津=Mitsu 雉ヶ森=Kijigamori 平取=Biratori 彩の森=Sai_no_Mori 新千歳=Shin_Chitose
  新南愛知=Shin_Minami_Aichi 新城=Shinshiro 新大阪=Shin_Osaka 日の隈=Hinokuma 霧降=Kirifuri 日本海=Nihonkai 日清都=Nisshinto 明智=Akechi 朝霞=Asaka
  本厚木=Hon_Atsugi 輪厚=Wattsu 北広島=Kitahiroshima 札幌南=Sapporo_Minami 札樽=Sasson 東名古屋=Higashi_Nagoya 東城陽=Higashi_Joyo 東広野=Higashi_Hirono
  東建=Token 宇城=Uki 東濃=Tono 東蔵王=Higashi_Zao 正願寺=Shoganji 東松苑=Toshoen 水上=Minakami 一達=Ittatsu 阿南=Anan 釧路風林=Kushiro_Furin 総丘=Fusaoka
  緑野=Midorino 白水=Hakusui 赤羽=Akabane 琴海=Kinkai 佐世保・平戸=Sasebo_Hirado 富士小山=Fuji_Oyama 伊都=Ito 東映=Toei 湘南=Shonan 大山アーク=Daisen_Ark パーク大山=Park_Daisen 鈴峰=Reiho 鹿島南蓼科=Kajima_Minami_Tateshina のと蘭ノ国=Noto_Ran_no_Kuni 宇陀=Uda 富士桜=Fujizakura 花吉野=Hanayoshino 箱根園=Hakone-en 湯ヶ島=Yugashima くすの樹=Kusunoki 瀬戸=Seto 相生=Aioi
  飛鳥=Asuka 万年池=Mannenike 土佐山田=Tosa_Yamada 南総=Nanso 南山=Nanzan 八日市=Yokaichi 美浦=Miho 鹿野山=Kanozan 一庫=Hitokura 蔵王=Zao 表蔵王=Omote_Zao`);
