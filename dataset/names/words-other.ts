import { wordTable } from './word-table.ts';

/**
 * Words of Arabic, Persian, Urdu and Cyrillic names that are neither golf nor towns, as the clubs write them.
 */
export const OTHER_WORDS = wordTable(`
  المدينة_التعليمية=Education_City مدينة=City سيتي=City ميراج=Mirage دريم_لاند=Dreamland بيراميدز=Pyramids ميدان=Meydan ترمب=Trump
  خور_دبي=Dubai_Creek الجميره=Jumeirah الجميرة=Jumeirah جميرا=Jumeirah قطامية=Katameya القطامية=Katameya ديونز=Dunes مكادي=Makadi
  ذا_تراك=The_Track فالى=Valley فالي=Valley الدوحة=Doha مسيعيد=Mesaieed جربة=Djerba إيبلا=Ebla تاحوراء=Tajoura مكناس=Meknes بأكادير=Agadir
  دهکده_المپیک=Olympic_Village نیول=Naval شیرٹن=Sheraton ویسٹرن_ونڈز=Western_Winds غلا=Ghala فلي=Valley
  مزرعة=Farm شغوا=Chagoua فنتي=Fenti
  رويال=Royal مرتفعات_القطامية=Katameya_Heights مدينة_مكادي=Makadi بەرزاییەکانی_هەولێر=Erbil_Highlands
  কুর্মিটোলা=Kurmitola ভাটিয়ারী=Bhatiary সাভার=Savar
  московский=Moscow київський=Kyiv ялтинский=Yalta маунт=Mount сити=City городской=City центр=Center центар=Center южный=Yuzhny урал=Ural дон=Don национальный=National москва=Moscow київ=Kyiv мінск=Minsk
  св=St кленовый=Klenovy лист=List`);

/** Towns and words of Burmese names, which the gazetteer has in Latin letters alone. */
export const UNSPACED_WORDS = wordTable(`
  တောင်ကြီး=Taunggyi မကွေး=Magway ကျိုင်းတုံ=Kengtung မြင်းခြံ=Myingyan မုံရွာ=Monywa မုံရာ=Monywa တမူး=Tamu မော်လိုက်=Mawlaik ရေနံချောင်း=Yenangyaung
  မိုးညှင်း=Mohnyin နောင်ချို=Nawnghkio နမ္မတူ=Namtu စလေ=Sale ဆင်ဖြူကန်=Sinbyugyun ဆီဆိုင်=Hsihseng ဝါဇီ=Wazi ဂန့်ဂေါ=Gangaw စစ်တပ်=Army
  သီရိဝဏ္ဏ=Thiriwunna အောင်သံလွင်=Aung_Thanlwin နမ့်ယော်=Namyao နမ့္စန္ေ=Namsan တောင်ဖီလာ=Taungphila ဗလမင်းထင်=Bala_Min_Htin`);
