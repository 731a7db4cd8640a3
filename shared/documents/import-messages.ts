import { textsOf } from '#shared/text'
import type { ImportCode } from './import-code.ts'

/** Why a source could not be imported: what went wrong and what the user can do. */
export const importMessages = {
  // the address
  'bad-url': 'This is not the address of a web page. It must start with http:// or https:// and contain no password.',
  'blocked-address': 'This address is in a private network, so it cannot be fetched.',
  'blocked-port': 'Only pages on the usual ports 80 and 443 can be read.',
  dns: 'No server with this name was found. Check the spelling.',
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
  'page-broken': 'The server failed while generating the page (5xx). Try again later.',
  'page-status': 'The server did not answer with a page.',
  // the site
  robots: 'The site’s robots.txt asks us not to read this page.',
  'robots-unavailable':
    'The server failed to deliver its robots.txt, so none of its pages may be read. Try again later.',
  'soft-404': 'The server answers this address with its “not found” page.',
  'off-site': 'The page leads to another website.',
  'no-credits': 'There were no credits left to crawl this page.',
  'no-pages': 'None of the pages could be read.',
  // the document
  'unsupported-type':
    'This kind of file cannot be read. Pages, text, Markdown, HTML, PDF, Word documents (.docx) and CSV can.',
  'no-text': 'There is no text to read on this page.',
  'needs-javascript': 'This page builds its text in the browser with JavaScript, so there is nothing to read.',
  'too-complex': 'This page is nested too deeply, or repeats long headings too often, to be read.',
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
  'docx-timeout':
    'Reading this Word document took too long. Split it into parts, or save it again from another program.',
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
} as const satisfies Readonly<Record<ImportCode, string | ((...values: never[]) => string)>>

export const importText = /* @__PURE__ */ textsOf('knowledge', importMessages)
