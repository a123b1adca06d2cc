import { wordTable } from './word-table.ts';

/** English words and brands that Korean clubs' names are made of, in Hangul, as the clubs spell them in Latin letters. */
export const KOREAN_WORDS = wordTable(`
  갤럭시=Galaxy 거제뷰=Geoje_View 골드=Gold 골드레이크=Gold_Lake 골든=Golden 골든베이=Golden_Bay 골프존카운티=Golfzon_County 그랜드=Grand
  그레이스=Grace 그린=Green 그린랜드=Green_Land 그린필드=Greenfield 그린힐=Green_Hill 글렌로스=Glenross 나인=Nine 나인브릿지=Nine_Bridges
  노벨=Novel 노스팜=North_Farm 뉴=New 뉴데이=New_Day 뉴서울=New_Seoul 뉴스프링빌=New_Springville 뉴코리아=New_Korea 다이너스티=Dynasty
  다이아몬드=Diamond 더=The 더나인=The_Nine 더스타휴=The_Star_Hue 더스테이힐링파크=The_Stay_Healing_Park 더크로스비=The_Crosby
  더클래식=The_Classic 더플레이어스=The_Players 더힐=The_Hill 드래곤=Dragon 드림=Dream 드림파크=Dream_Park 드비치=De_Beach 디오션=The_Ocean
  디아너스=The_Honors 떼제베=TGV 라데나=Ladena 라비돌=La_Vie_d'Or 라비에벨=La_Vie_est_Belle 라온=Raon 라헨느=La_Reine 락=Rock 레스피아=Respia
  레이크=Lake 레이크사이드=Lakeside 레이크우드=Lakewood 레이크캐슬=Lake_Castle 레이캐슬=Lake_Castle 레이크힐스=Lake_Hills 레인보우=Rainbow
  레인보우힐스=Rainbow_Hills 레전드=Legend 레포츠=Leisure_Sports 렉스필드=Rexfield 로드힐스=Lord_Hills 로얄=Royal 로얄포레=Royal_Foret
  로얄힐스=Royal_Hills 롯데=Lotte 루나엑스=Luna_X 루나힐스=Luna_Hills 루트=Route 센추리=Century 센터=Center 트룬=Troon 동강시스타=Donggang_Cistar 한미르=Hanmir 타니=Tani 파빌리온=Pavilion 르오네트=Le_Honnete 리더스=Leaders 리버힐=River_Hill
  리베라=Riviera 리앤리=Lee_&_Lee 리온=Leon 링크나인=Link_Nine 링스=Links 마론=Maron 마린=Marine 마스터=Master 마스터피스=Masterpiece
  마에스트로=Maestro 마우나오션=Mauna_Ocean 마이다스=Midas 마이다스레이크=Midas_Lake 메이플=Maple 메이플비치=Maple_Beach 모나크=Monarch
  몽베르=Mont_Vert 발리오스=Balios 버치힐=Birch_Hill 베뉴지=Benusy 베르힐=Vert_Hill 베스타=Vesta 베스트밸리=Best_Valley 베아채=Beach
  베어즈베스트=Bear's_Best 베어크리크=Bear_Creek 베이=Bay 베이스=Base 베이스타즈=Bay_Stars 벨포레=Belle_Foret 밸리=Valley 벨리=Valley 밸리스=Valleys
  보문=Bomun 블랙베리=Blackberry 블랙스톤=Blackstone 블루=Blue 블루버드=Bluebird 블루원=Blue_One 블루헤런=Blue_Heron 비발디파크=Vivaldi_Park
  비에이비스타=BA_Vista 비전힐스=Vision_Hills 비치=Beach 비콘힐스=Beacon_Hills 빅토리아=Victoria 사우스=South 사우스링스=South_Links
  사우스스프링스=South_Springs 사우스케이프오너스=South_Cape_Owners 사이언스=Science 사이프러스=Cypress 상떼힐=Sante_Hill 상록=Sangnok
  샤인데일=Shinedale 샤인빌파크=Shineville_Park 샴발라=Shambhala 샹그릴라=Shangri-La 선리치=Sun_Rich 선힐=Sun_Hill 세라지오=Seragio
  세레니티=Serenity 세븐=Seven 세븐밸리=Seven_Valley 세이지우드=Sagewood 세인트포=Saint_Four 센테리움=Centerium 센추리21=Century_21
  센트리움=Centrium 소노펠리체=Sono_Felice 소피아그린=Sophia_Green 솔라고=Solago 솔모로=Solmoro 솔트베이=Salt_Bay 스마트=Smart
  스카이=Sky 스카이밸리=Sky_Valley 스카이뷰=Sky_View 스카이힐=Sky_Hill 스키빌리지=Ski_Village 스타=Star 스톤게이트=Stonegate
  스톤비치=Stone_Beach 스파=Spa 스파힐스=Spa_Hills 스포츠=Sports 스프링힐스=Spring_Hills 시그너스=Cygnus 시엘=Ciel 시티파크=City_Park
  실크밸리=Silk_Valley 썬밸리=Sun_Valley 썬힐=Sun_Hill 써닝포인트=Sunning_Point 써미트=Summit 씨사이드=Seaside 아난티=Ananti
  아난티클럽=Ananti_Club 아네스빌=Anesville 아덴힐=Arden_Hill 아델스코트=Adelscott 아도니스=Adonis 아라미르=Aramir 아리스타=Arista
  아리지=Ariji 아시아나=Asiana 아시아드=Asiad 아이위시=I_Wish 아일랜드=Island 아크로=Acro 아트피아=Artpia 알지=RG
  알펜시아=Alpensia 알프스=Alps 애플밸리=Apple_Valley 에덴=Eden 에덴벨리=Eden_Valley 에덴블루=Eden_Blue 에딘버러=Edinburgh 에머슨=Emerson
  에버그린=Evergreen 에버힐=Ever_Hill 에스=S 에스앤=S_& 에스앤제이=S_&_J 에스파크=S_Park 에스페란사=Esperanza 에이원=A_One 에이치원=H_One
  에코랜드=Ecoland 에콜리안=Ecolian 엘리시안=Elysian 엘리체=Eliche 엠스클럽=M's_Club 엠투=M2 오너스=Owners 오렌지듄스=Orange_Dunes 오르비스=Orbis
  오션=Ocean 오션비치=Ocean_Beach 오션힐스=Ocean_Hills 오크밸리=Oak_Valley 오크밸리스=Oak_Valleys 오투=O2 오펠=Ophel 옥스필드=Oxfield
  올림픽=Olympic 우리들=Wooridul 우정힐스=Woo_Jeong_Hills 원더클럽=Wonder_Club 월드=World 웨스트=West 웨스트오션=West_Ocean 웰리힐리=Welli_Hilli
  웰링턴=Wellington 위너스=Winners 윈체스트=Winchest 유니밸리=Uni_Valley 유니버스=Universe 유니아일랜드=Uni_Island 이글=Eagle 이글몬트=Eaglemont
  이븐데일=Evendale 이스트밸리=East_Valley 이스티힐=Easty_Hill 이지스카이=Easy_Sky 인그레인=Ingrain 인터불고=Inter-Burgo 일라이트=Illite
  일레븐=Eleven 임페리얼레이크=Imperial_Lake 잭니클라우스=Jack_Nicklaus 제이=J 제이원=J_One 젠스필드=Gensfield 지이=GE 카운티=County
  칼레이트=Caleit 캐슬=Castle 캐슬렉스=Castlex 캐슬파인=Castle_Pine 케이=K 코리아=Korea 코스카=Kosca 크라스탈카운티=Crystal_County
  크리스탈카운티=Crystal_County 클럽디=Club_D 클럽모우=Club_Mow 클린밸리=Clean_Valley 킹스데일=Kingsdale 타미우스=Tamius 타이거=Tiger
  탑스텐=Topsten 태디밸리=Teddy_Valley 테디밸리=Teddy_Valley 트리니티=Trinity 티클라우드=T_Cloud 파가니카=Paganica 파나시아=Panacea
  파라지오=Farazio 파미힐스=Pami_Hills 파스텔=Pastel 파인=Pine 파인밸리=Pine_Valley 파인비치=Pine_Beach 파인이스트=Pine_East
  파인크리크=Pine_Creek 파인허스트=Pinehurst 파인힐스=Pine_Hills 파크=Park 파크밸리=Park_Valley 퍼시픽=Pacific 페럼=Ferrum 펜타뷰=Penta_View
  포레스트=Forest 포라이즌=Forizon 포웰=Powell 포천힐스=Pocheon_Hills 푸른솔=Pureunsol 프라이빗=Private 프라자=Plaza 프리스턴벨리=Preston_Valley
  프리스틴밸리=Pristine_Valley 프린세스=Princess 플라자=Plaza 피플레이=P_Play 핀크스=Pinx 필그린=Feel_Green 필드=Field 필로스=Philos
  하이원=High_One 해비치=Haevichi 해솔리아=Haesolia 해슬리나인브릿지=Haesley_Nine_Bridges 해피니스=Happiness 허니=Honey 화이트=White
  휘닉스=Phoenix 휘닉스평창=Phoenix_Pyeongchang 휘슬링락=Whistling_Rock 휴리스=Hueris 히든밸리=Hidden_Valley 힐=Hill 힐스=Hills 힐드로사이=Hilldeloci
  힐마루=Hillmaru 힐즈=Hills 베네스트=Benest 배네스트=Benest 프릭스=Freaks 스윙=Swing 본점=Main 선그린=Sun_Green 선밸리=Sun_Valley 아세코밸리=Aseco_Valley
  빌=Ville 온천=Oncheon 워터파크=Water_Park 리즈트=Resort 조이=Joy 킹스=King's 힐사이드=Hillside 스프링=Spring 나루=Naru 데일=Dale 평양=Pyongyang 아름다운=Areumdaun`);

/** Cities, counties and provinces, where a name is cut; their reading is the rule's. */
export const KOREAN_PLACES: readonly string[] =
  `서울 부산 대구 인천 광주 대전 울산 세종 경기 강원 충북 충남 전북 전남 경북 경남 제주 수원 성남 의정부 안양 부천 광명 평택 동두천 안산 고양 과천
  구리 남양주 오산 시흥 군포 의왕 하남 용인 파주 이천 안성 김포 화성 양주 포천 여주 연천 가평 양평 춘천 원주 강릉 동해 태백 속초 삼척 홍천 횡성 영월 평창
  정선 철원 화천 양구 인제 고성 양양 청주 충주 제천 보은 옥천 영동 진천 괴산 음성 단양 천안 공주 보령 아산 서산 논산 계룡 당진 금산 부여 서천 청양 홍성
  예산 태안 전주 군산 익산 정읍 남원 김제 완주 진안 무주 장수 임실 순창 고창 부안 목포 여수 순천 나주 광양 담양 곡성 구례 고흥 보성 화순 장흥 강진 해남
  영암 무안 함평 영광 장성 완도 진도 신안 포항 경주 김천 안동 구미 영주 영천 상주 문경 경산 군위 의성 청송 영양 영덕 청도 고령 성주 칠곡 예천 봉화 울진
  울릉 창원 진주 통영 사천 김해 밀양 거제 양산 의령 함안 창녕 남해 하동 산청 함양 거창 합천 서귀포 용평 기흥 기장 송도 일산 분당 해운대 청라 도고 유성
  동서울 남서울 서서울 남수원 남안동 남여주 남춘천 동여주 동부산 서안성 서이천 서평택 인서울 중문 덕유산 내장산 무등산 속리산 한라산 팔공 신라 서라벌 백제
  가야 대가야 한림 동원 석정 대덕 서경`
    .trim()
    .split(/\s+/);
