/** Providers of mailboxes, whose domains belong to nobody who uses them: their first labels where they have many endings. */
const names: ReadonlySet<string> = new Set(
  `aol bluewin free freenet fastmail gmail gmx googlemail hotmail icloud inbox laposte libero live mac mail me msn outlook pm posteo
  proton protonmail qq rambler rediffmail t-online tutanota ukr wanadoo web yahoo yandex ymail zoho`.split(/\s+/),
)
/** Where such a word is also a usual company name under other endings, only these domains are meant. */
const exact: ReadonlySet<string> = new Set(
  `free.fr inbox.lv inbox.com live.com live.de live.co.uk live.fr live.nl mac.com mail.com mail.ru mail.de me.com pm.me web.de
  163.com 126.com 21cn.com naver.com hanmail.net daum.net seznam.cz centrum.cz orange.fr sfr.fr comcast.net verizon.net att.net
  sbcglobal.net bellsouth.net cox.net btinternet.com sky.com virginmedia.com talktalk.net hey.com duck.com simplelogin.com tuta.com tuta.io
  mailbox.org arcor.de bigpond.com telstra.com xtra.co.nz shaw.ca rogers.com sympatico.ca uol.com.br bol.com.br terra.com.br
  wp.pl o2.pl interia.pl onet.pl op.pl virgilio.it alice.it tiscali.it telenet.be skynet.be ziggo.nl kpnmail.nl home.nl`.split(
    /\s+/,
  ),
)
const onlyExact: ReadonlySet<string> = new Set(['free', 'inbox', 'live', 'mac', 'mail', 'me', 'pm', 'web'])

/** Whether a registrable domain is one at which people have mailboxes: no agency can speak for all of them. */
export const isMailboxProvider = (domain: string): boolean => {
  const [name = ''] = domain.split('.')
  return exact.has(domain) || (names.has(name) && !onlyExact.has(name))
}
