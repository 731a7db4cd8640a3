/** What a reader sees on a site, written down before anything was measured. */
export interface BrandSite {
  /** On GitHub: `owner/name`, and the commit whose files were seen. */
  readonly repository: string
  readonly commit: string
  /** The folder of the published files. */
  readonly folder?: string
  /** The site's own host, where its pages name files with it. */
  readonly host?: string
  /** Its primary colour; several where a reader would accept each. */
  readonly colours: readonly string[]
  /** Files that show its own mark; `svg` is a part of one that is in the page itself; empty where it has none. */
  readonly logos: readonly (string | { readonly svg: string })[]
  readonly themeMode?: 'light' | 'dark'
}

/** In the order of their names; every second one is held out: no mechanism was made or tuned with it. */
export const brandSites: readonly BrandSite[] = [
  {
    repository: '11wecht/kw-psychologie',
    commit: '40665611a833091e0e4c1328657b5329c1ad8500',
    folder: '_site',
    colours: ['#f2c45e'],
    logos: ['assets/images/LOGO_KW.svg', 'assets/images/favicon.ico'],
    themeMode: 'light',
  },
  {
    repository: '123Marcelin0/Stadt-Barber-Lounge',
    commit: 'cba7d8bb7546c35ca096491238ed24ceb00e4448',
    // black, white and greys
    colours: ['#000000', '#111111', '#161616', '#333333', '#666666'],
    logos: ['assets/images/logo_new.jpg'],
    themeMode: 'light',
  },
  {
    repository: '1451678/zukunftshaus-website',
    commit: '7c6a228d7338822d192e8c40d9a5d433c8779521',
    colours: ['#5b8a4e'],
    logos: ['images/logo.png', 'images/apple-touch-icon.png', 'images/favicon.ico'],
    themeMode: 'light',
  },
  {
    repository: '20squares/20squares.github.io',
    commit: '7fe67480ff7ea931d3ded0820f0c0ffec3eb4a60',
    colours: ['#20b2aa'],
    // below the first screen
    logos: ['img/logowhite.svg'],
    themeMode: 'dark',
  },
  {
    repository: '23apoo/Autoreinigung-Yilmaz',
    commit: 'df71d2feff6c5b4d414f5b082700dbe75147bf53',
    colours: ['#18d4ff'],
    logos: ['assets/images/logo.png'],
    themeMode: 'dark',
  },
  {
    repository: '504naldo/eagle.eye.backflow',
    commit: 'e7c829e57b67a61015dfd5bcceb9974a2f01b11b',
    colours: ['#1267d6', '#2494ff'],
    logos: ['images/logo.png', 'images/apple-touch-icon.png', 'images/icon-192.png'],
    themeMode: 'dark',
  },
  {
    repository: 'AlaminUI/alanlairdplumbing',
    commit: '72470002cead23105f825ef73a2f32670e7a01b1',
    colours: ['#263f7f'],
    logos: ['files/mobile/mobile-logo.png', 'files/icons/favicon.png'],
    themeMode: 'light',
  },
  {
    repository: 'BrianKennedy0915/camelbackepoxy.github.io',
    commit: '4c118cefc71648918fc82ae2612e39b37b64a079',
    colours: ['#1b3a6b', '#0f2040', '#c8a96e'],
    // its pages name an icon that is not among its files
    logos: [],
  },
  {
    repository: 'CapitolServices/Capitol-Facility-Services',
    commit: '27035afad400fdab01fcbe0dea13de01d99f4711',
    colours: ['#0f315a'],
    logos: ['assets/img/logo-animated.gif', 'assets/img/favicon.png'],
    themeMode: 'light',
  },
  {
    repository: 'Conz-Andy/kitchendecorators',
    commit: 'b2f35e47ee41578ca6da470e2db55f17ccb991e2',
    colours: ['#8c6e3f'],
    logos: ['images/kdc-logo.svg'],
    themeMode: 'light',
  },
  {
    repository: 'CryptoJym/air-express-hvac',
    commit: '6c967c07356565e8a6336642feaf0de3b5bfa5a2',
    colours: ['#a9432e', '#1e3a5f'],
    logos: ['images/air-logo.webp', 'apple-touch-icon.png', 'android-chrome-192x192.png', 'android-chrome-512x512.png'],
    themeMode: 'light',
  },
  {
    repository: 'Faith-Works-Outdoor-Services-LLC/faithworksods-website',
    commit: 'd5d96ce2e478706d360f36825101804cf80609d9',
    host: 'faithworksclearing.com',
    colours: ['#c9a227'],
    logos: ['Images/fw-logo3-144.webp', 'Images/fw-logo3-192.png', 'Images/fw-logo3.png', 'Images/favicon-48.png'],
    themeMode: 'dark',
  },
  {
    repository: 'GarnerCode/rickroofing',
    commit: 'ec13cfa5967ebc944d15e2d59d89b5cecddb549d',
    colours: ['#3853a4'],
    logos: ['css/media/logo.png'],
    themeMode: 'light',
  },
  {
    repository: 'Marktgrill/marktgrill.github.io',
    commit: 'ef9e37968052e4322c7530a04e53458b8a25e359',
    colours: ['#ff5722'],
    logos: [],
    themeMode: 'dark',
  },
  {
    repository: 'apache/couchdb-www',
    commit: '209eb5ce3bf8ce427dbdf5d93e53da68f81f91aa',
    colours: ['#e12830', '#e42528'],
    logos: ['image/couch@2x.png', 'apple-touch-icon.png', 'safari-pinned-tab.svg', 'android-chrome-512x512.png'],
    themeMode: 'light',
  },
  {
    repository: 'bloomerangsolutions/martins-moving',
    commit: '63cbc035e193fc2a44d68ba6e170e1baa87bf30c',
    colours: ['#00682f', '#fe7119'],
    logos: ['images/logo.png', 'apple-touch-icon.png', 'favicon-32x32.png', 'favicon.ico'],
    themeMode: 'light',
  },
  {
    repository: 'dananjayag/blueberryDental',
    commit: 'e85bbf1cfb73d9de4aff4cc6ea42a83f27169641',
    colours: ['#3db5a0'],
    logos: ['images/website-logo.png', 'images/favicon.png', 'images/icon-512.png'],
    themeMode: 'light',
  },
  {
    repository: 'daneden/animate.css',
    commit: '0b97ceb6bcf5631a46794786ab986a21e6903b32',
    folder: 'docs',
    colours: ['#351c75'],
    logos: ['img/favicon.ico'],
    themeMode: 'light',
  },
  {
    repository: 'h5bp/html5boilerplate.com',
    commit: '2c4a6668462ae8f9f3c30e3037bd169c8923bc17',
    folder: 'docs',
    colours: ['#e08524', '#d9750b', '#ff9900', '#ffa000'],
    logos: ['icon.png', 'favicon.ico'],
  },
  {
    repository: 'jashkenas/backbone',
    commit: 'e8bc45acb0a8b035fe5a0d7338e1b2757681564f',
    colours: ['#4162a8'],
    logos: ['docs/images/backbone.png', 'docs/images/favicon.ico', 'favicon.ico'],
    themeMode: 'light',
  },
  {
    repository: 'jashkenas/coffeescript',
    commit: '817c39a13065a900725943c33a79252a69d779e2',
    folder: 'docs',
    colours: ['#3e2723', '#2f2625'],
    logos: ['apple-touch-icon.png', 'android-chrome-512x512.png', { svg: '-22 347 566 100' }],
    themeMode: 'light',
  },
  {
    repository: 'luxflyskydive/website',
    commit: '59cffdbc0fbab976086fc4fcfc96fa29aefa1144',
    colours: ['#f02cb8'],
    logos: ['img/favicon.svg', 'img/favicon.png', { svg: '0 0 82 28' }],
    themeMode: 'dark',
  },
  {
    repository: 'raymondlowe/ladies-market.hk',
    commit: '08583c04fd21395289d299f8e2ed7fc3669d165d',
    colours: ['#eb068c', '#a40461'],
    logos: ['favicon.ico'],
    themeMode: 'light',
  },
]
