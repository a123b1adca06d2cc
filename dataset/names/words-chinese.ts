import { wordTable } from './word-table.ts';

/** Words and brands of Chinese and Taiwanese clubs' names with the English that the clubs themselves use. */
export const CHINESE_WORDS = wordTable(`
  观澜湖=Mission_Hills 雅居乐=Agile 碧桂园=Country_Garden 保利=Poly 华侨城=OCT 美视五月花=Mayflower 汤臣=Tomson 尼克劳斯=Nicklaus
  圣安德鲁斯=St._Andrews 纳帕溪谷=Napa_Valley 拉斐特=Lafayette 拉斐=Lafite 林克司=Links 美兰湖=Lake_Malaren 春城湖畔=Spring_City_Lake
  阿罗马=Aroma 阿那亚=Aranya 东方=Oriental 東方=Oriental 世纪=Century 世紀=Century 阳光=Sunshine 森林=Forest 假日=Holiday 半山=Hillside
  黄金海岸=Golden_Coast 黃金海岸=Golden_Coast 加州=California 大都会=Metropolitan 绿色世界=Green_World 大学城=University_Town 黑骑士=Black_Knight
  凤凰城=Phoenix_City 乐满地=Merryland 半岛=Peninsula 金海湾=Jinhaiwan 天鹅湖=Swan_Lake 度假地=Resort 大酒店=Grand_Hotel 酒店=Hotel 花园=Garden 花園=Garden 庄园=Manor 公园=Park 公園=Park 温泉=Hot_Spring 溫泉=Hot_Spring
  海景=Seaview 湖畔=Lakeside 湖景=Lakeview 山景=Mountain_View 江景=Riverview 河畔=Riverside 滨海湖=Binhai_Lake 滨海=Binhai 滨江=Binjiang 西海岸=West_Coast 海岸=Coast
  皇家=Royal 全國=National 第一=First 大衛營=Camp_David 美麗華=Miramar 長庚=Chang_Gung 老爺關西=Royal_Kuan-Hsi 老爺=Royal 藍鷹=Blue_Eagle
  翡翠=Emerald 統帥=Marshal 揚昇=Sunrise 臺灣=Taiwan 台灣=Taiwan 海軍=Navy 空軍=Air_Force 明台=Ming_Tai 幸福=Hsing_Fu 台豐=Taifong 南一=Nan_I
  香港=Hong_Kong 澳門=Macau 粉嶺=Fanling 石澳=Shek_O 清水灣=Clearwater_Bay 愉景灣=Discovery_Bay 大屯=Tatun 觀音山=Kuan_Yin_Shan
  中心=Center 别墅=Villas 体育馆=Gymnasium 中华=China 现代=Modern 综合运动场=Sports_Ground 体育=Sports 東洋=Toyo 育樂場=Recreation_Park
  西湖=West_Lake 太阳岛=Sun_Island 青年大本营=Youth_Camp 国际城=International_City 国际峰会=International_Summit 动感=Dynamic
  泰格=Tiger 伯爵园=Earl 明珠=Pearl 水郡=Water_County 高球=Golf 练习=Practice 金色=Golden 农业大学=Agricultural_University 京都=Jingdu 从都=Congdu 温都水城=Wendu_Water_City 会稽山=Kuaijishan 雁栖湖=Yanqi_Lake 团泊湖=Tuanbo_Lake 山东黄金=Shandong_Gold 崮云湖=Guyun_Lake 天星华普=Tianxing_Huapu
  运动=Sports 长城=Great_Wall 果岭=Green 公教人員=Public_Servants 研習會=Association 中華民國=ROC 中油=CPC 棕梠湖=Palm_Lake 七十二杆=Seventy-Two 国王=King 九桥=Nine_Bridges`);

/** Provinces and large cities: clubs far from them have them in their names. Traditional names as Taiwan spells them. */
export const CHINESE_PLACES = wordTable(`
  北京市=Beijing 北京=Beijing 上海=Shanghai 西上海=West_Shanghai 天津=Tianjin 重庆=Chongqing 广州=Guangzhou 深圳=Shenzhen 杭州=Hangzhou 南京=Nanjing
  苏州=Suzhou 宁波=Ningbo 青岛=Qingdao 大连=Dalian 沈阳=Shenyang 西安=Xi'an 成都=Chengdu 昆明=Kunming 厦门=Xiamen 福州=Fuzhou 长春=Changchun
  长沙=Changsha 郑州=Zhengzhou 武汉=Wuhan 桂林=Guilin 贵阳=Guiyang 海口=Haikou 三亚=Sanya 珠海=Zhuhai 佛山=Foshan 东莞=Dongguan 中山=Zhongshan
  秦皇岛=Qinhuangdao 北戴河=Beidaihe 威海=Weihai 烟台=Yantai 唐山=Tangshan 包头=Baotou 齐齐哈尔=Qiqihar 鄂尔多斯市=Ordos 鄂尔多斯=Ordos 丽江=Lijiang
  扬州=Yangzhou 南昌=Nanchang 肇庆市=Zhaoqing 肇庆=Zhaoqing 清远市=Qingyuan 清远=Qingyuan 阳江=Yangjiang 郴州=Chenzhou 均安=Jun'an 南海=Nanhai
  湖南=Hunan 海南=Hainan 江西=Jiangxi 山东=Shandong 四川=Sichuan 甘肃=Gansu 陕西=Shaanxi 广东=Guangdong 河北=Hebei 江南=Jiangnan 南沙=Nansha
  台北=Taipei 臺北=Taipei 新北=New_Taipei 台中=Taichung 臺中縣=Taichung 臺中=Taichung 台南=Tainan 臺南=Tainan 高雄=Kaohsiung 基隆=Keelung 新竹=Hsinchu
  桃園=Taoyuan 苗栗=Miaoli 彰化=Changhua 南投縣=Nantou 南投=Nantou 雲林=Yunlin 嘉義=Chiayi 嘉南=Chianan 屏東=Pingtung 宜蘭=Yilan 花蓮=Hualien
  台東=Taitung 臺東=Taitung 澎湖=Penghu 金門=Kinmen 淡水=Tamsui 林口=Linkou 八里=Bali 北投=Beitou 礁溪=Jiaoxi 楊梅=Yangmei 大溪=Daxi 關西=Guanxi
  霧峰=Wufeng 豐原=Fengyuan 左營=Zuoying 清泉崗=Ching_Chuan_Kang 太平=Taiping`);
