/** A person's name in both scripts. */
export interface PersonName {
  latin: string;
  bangla: string;
}

const name = (latin: string, bangla: string): PersonName => ({ latin, bangla });

/** Common names in the market. */
export const NAMES: readonly PersonName[] = [
  name('Abdul', 'আব্দুল'),
  name('Afroza', 'আফরোজা'),
  name('Alamin', 'আলামিন'),
  name('Anika', 'আনিকা'),
  name('Arif', 'আরিফ'),
  name('Asma', 'আসমা'),
  name('Bikash', 'বিকাশ'),
  name('Champa', 'চম্পা'),
  name('Dipu', 'দিপু'),
  name('Faisal', 'ফয়সাল'),
  name('Fatema', 'ফাতেমা'),
  name('Gopal', 'গোপাল'),
  name('Habib', 'হাবিব'),
  name('Hasina', 'হাসিনা'),
  name('Imran', 'ইমরান'),
  name('Jahid', 'জাহিদ'),
  name('Jui', 'জুঁই'),
  name('Kabir', 'কবির'),
  name('Khadija', 'খাদিজা'),
  name('Lipi', 'লিপি'),
  name('Mahbub', 'মাহবুব'),
  name('Masud', 'মাসুদ'),
  name('Moumita', 'মৌমিতা'),
  name('Munni', 'মুন্নি'),
  name('Nabil', 'নাবিল'),
  name('Nadia', 'নাদিয়া'),
  name('Nayan', 'নয়ন'),
  name('Parvez', 'পারভেজ'),
  name('Polash', 'পলাশ'),
  name('Rafiq', 'রফিক'),
  name('Ratan', 'রতন'),
  name('Rokeya', 'রোকেয়া'),
  name('Rubel', 'রুবেল'),
  name('Sabina', 'সাবিনা'),
  name('Sagar', 'সাগর'),
  name('Selim', 'সেলিম'),
  name('Shapla', 'শাপলা'),
  name('Sohel', 'সোহেল'),
  name('Sujon', 'সুজন'),
  name('Taslima', 'তাসলিমা'),
  name('Titu', 'তিতু'),
  name('Yasmin', 'ইয়াসমিন'),
];
