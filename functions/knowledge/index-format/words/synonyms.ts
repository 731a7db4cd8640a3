import { synonymGroups } from '#lib/language/synonym-groups'

/**
 * Synonyms that are valid in nearly every business; looked up by stem, for questions only, at a fraction of a word's weight.
 */
const groups = `
max maximum limit largest biggest highest longest upper
min minimum smallest lowest least shortest lower
delete remove drop erase
create add new make
cancel terminate stop end
start begin launch
buy purchase order
price cost fee charge rate tariff
pay payment
refund reimbursement
discount rebate reduction voucher
return exchange
deliver delivery shipping ship shipment dispatch
phone telephone tel call
email mail
address location
open opening
broken defective faulty damaged corrupt
fix repair solve troubleshoot
error problem issue failure fault mistake
login signin sign-in log-in
password passcode passphrase
account profile
invoice bill receipt
guarantee warranty
picture image photo photograph
hide suppress conceal
protect secure security
damage corruption corrupt
prevent block forbid deny denied
unpack extract unzip
website site
movie video film
car vehicle automobile
doctor physician
child kid
fast quick rapid speed
slow delay lag
allow permit enable
forbid prohibit disallow disable
config configuration configure setup
setting option parameter
directory folder
duration period length
earliest oldest first
latest newest last recent
wait delay
job position vacancy career
employee staff worker
customer client
update upgrade refresh
backup back-up
encrypt encrypted encryption
forget forgot forgotten lost
size large big
`

/** Stems of the same meaning. The table is built on first use. */
export function synonymsOf(stem: string, stemOf: (word: string) => string): readonly string[] {
  if (table.size === 0) fill(stemOf)
  return [...(table.get(stem) ?? [])]
}

const table = new Map<string, Set<string>>()

function fill(stemOf: (word: string) => string) {
  for (const line of [...groups.trim().split('\n'), ...synonymGroups]) {
    const stems = line.split(' ').map(stemOf)
    for (const one of stems) {
      const others = table.get(one) ?? new Set()
      for (const other of stems) if (other !== one) others.add(other)
      table.set(one, others)
    }
  }
}
