/** Why a source could not be imported, each in words that say what is the matter and what can be done. */
export const importMessages = {
  // the address
  'bad-url': 'This is not an address of a web page. It must start with http:// or https:// and carry no password.',
  'blocked-address': 'This address leads into a private network, so it cannot be read.',
  'blocked-port': 'Only pages on the usual ports 80 and 443 can be read.',
  dns: 'There is no server of this name. Check the spelling of the address.',
  refused: 'The server refused the connection. It may be down.',
  unreachable: 'The connection to the server broke off before the page was complete. Try again later.',
  timeout: 'The server took longer than 10 seconds. Try again later.',
  tls: 'The connection is not secure: the certificate of the server is not valid.',
  'not-http': 'The server at this address does not speak HTTP.',
  'bad-encoding': 'The server sent compressed data that cannot be unpacked.',
  'too-large': 'The page is larger than 5 MB. Choose a smaller page, or upload the document as a PDF.',
  'too-many-redirects': 'The page redirects in circles, or more than 5 times.',
  'page-missing': 'There is no page at this address (404).',
  'page-forbidden': 'The server does not let us read this page. It may ask for a sign-in.',
  'page-busy': 'The server asked us to come back later (429).',
  'page-broken': 'The server failed while it made the page (5xx). Try again later.',
  'page-status': 'The server did not answer with a page.',
  // the site
  robots: 'The site’s robots.txt asks us not to read this page.',
  'robots-unavailable':
    'The server failed when it was asked for its robots.txt, so nothing may be read. Try again later.',
  'soft-404': 'The server answers this address with its “not found” page.',
  'off-site': 'The page leads to another website.',
  'no-credits': 'There were no credits left to read this page with.',
  'no-pages': 'None of the pages could be read.',
  // the document
  'unsupported-type':
    'This kind of file cannot be read. Pages, text, Markdown, HTML, PDF, Word documents (.docx) and CSV can.',
  'no-text': 'There is no text to read on this page.',
  'needs-javascript': 'This page builds its text in the browser with JavaScript, so there is nothing to read.',
  'too-complex': 'This page is nested too deeply to be read.',
  'too-long': 'This document has more than 8 million characters. Split it into parts.',
  'pdf-encrypted': 'This PDF is protected with a password. Upload a copy without one.',
  'pdf-broken': 'This PDF is damaged and cannot be opened.',
  'pdf-no-text': 'This PDF has pictures but no text, so there is nothing to read. A scan needs text recognition first.',
  'pdf-too-many-pages': 'This PDF has more than 2,000 pages. Split it into parts.',
  'pdf-bomb': 'This PDF unpacks to far more data than a document needs and was not read.',
  'pdf-timeout': 'Reading this PDF took too long. Split it into parts, or save it again from another program.',
  'docx-encrypted':
    'This document is protected with a password, or is in the old .doc format. Save it as .docx without one.',
  'docx-broken': 'This Word document is damaged, or is no Word document.',
  'docx-bomb': 'This Word document unpacks to far more data than a document needs and was not read.',
  'docx-no-text': 'This Word document has no text.',
  'csv-broken': 'This table cannot be read: a quotation mark is opened and never closed.',
  'csv-too-large': 'This table has more than 20,000 rows or 200 columns. Split it into parts.',
  'csv-no-rows': 'This table has no rows below its first line, which names the columns.',
  // the upload
  'upload-missing': 'The file did not arrive. Upload it again.',
  'upload-too-large': 'The file is larger than 20 MB.',
  // us
  'too-much-knowledge': 'The agent’s knowledge is full. Delete sources that are no longer needed.',
  interrupted: 'The import was interrupted by a fault on our side. Try again.',
} as const

/** Why an import failed. */
export type ImportCode = keyof typeof importMessages

/** Why a crawl ended before everything it knew of was read, or why it failed; what was read stays to be chosen from. */
export const crawlEndMessages = {
  'limit-pages': 'The most pages that were allowed have been read. There are more on the site.',
  'limit-bytes': 'It stopped after 200 MB, which is the most one crawl may download.',
  'limit-time': 'It stopped after 30 minutes, which is the longest one crawl may take.',
  'limit-addresses': 'The site has more addresses than one crawl keeps. Narrow it down with the path patterns.',
  credits: 'It stopped because there are no credits left. A page costs 1 credit.',
  'no-sitemap': 'This site has no sitemap that could be read. Choose to follow links instead.',
  down: 'It stopped because the server no longer answered.',
  interrupted: 'It was interrupted by a fault on our side. Try again.',
} as const

export const crawlMessages = {
  notFound: 'There is no such crawl.',
  oneSite: 'All addresses must be of the same website.',
  noCredits: 'Reading a page costs 1 credit, and there are none left.',
  tooMany: 'Five crawls are running already. Wait until one is done.',
  running: 'This crawl is still running. Cancel it first.',
  importing: 'The pages of this crawl are being imported. Wait until that is done.',
  nothingRead: 'There are no pages to import.',
  notRead: 'Only pages that were read can be imported.',
} as const

export const pairMessages = {
  /** What citations and passages call them. */
  source: 'Questions and answers',
  notFound: 'There is no such question.',
  noSuchVersion: 'This version is no longer kept.',
  changedMeanwhile: 'Somebody else changed this question in the meantime. Load it again and repeat your change.',
  tooMany: 'An agent can have 2,000 questions and answers. Delete some that are no longer needed.',
} as const

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Why a source is not what answers a question, one sentence each. */
export const whyNotMessages = {
  answers: (rank: number) =>
    rank === 1
      ? 'This source has the passage that fits best.'
      : `This source is read for the answer: its best passage is number ${rank}.`,
  belowTheCut: (score: number, cut: number) =>
    `Its best passage fits to ${percent(score)}; an answer needs ${percent(cut)}.`,
  outranked: (title: string) => `It fits, but six or more passages fit better; the best one is from “${title}”.`,
  pairWins: (question: string) => `The answer that was written for “${question}” is given word for word instead.`,
  noWordsMet: 'None of the words that the question is about stand in this source.',
  nothingIndexed: 'Nothing of this source can be searched yet.',
  anotherTag: 'Every step of the published agent looks only at sources with other tags.',
} as const

export const knowledgeMessages = {
  notFound: 'There is no such source.',
  urlRequired: 'Please enter the address of a page.',
  textRequired: 'Please enter some text.',
  uploadRequired: 'Please choose a file.',
  alreadyThere: 'This page is among the sources already.',
  busy: 'This source is being imported. Wait until it is done.',
  tooMany: 'An agent can have 500 sources. Delete some that are no longer needed.',
  deleted: 'Source deleted.',
  changedMeanwhile: 'This source was imported or changed in the meantime. Load it again and repeat your change.',
  neverRefreshed: 'Only pages and sites are looked at again. What was pasted or uploaded changes when you change it.',
  noAddress: 'Only a page has an address that can be changed.',
} as const
