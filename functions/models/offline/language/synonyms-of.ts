import { synonymGroups } from '#lib/language/synonym-groups'
import { stem } from './stem.ts'

/** Synonyms, one group a line; only such as hold in nearly every trade. */
const groups = `
max maximum limit largest biggest highest longest most upper
min minimum smallest lowest least shortest lower
delete remove drop erase
create add new
cancel terminate stop end
start begin
buy purchase order
price cost costs fee charge rate
pay payment paid
refund reimbursement
discount reduction voucher
deliver delivery ship shipping shipment dispatch
phone telephone call
mail email e-mail
address location where
open opening hours
close closed closing
broken defective faulty damaged
fix repair
error problem issue failure
login signin
password passcode
invoice bill receipt
guarantee warranty
picture image photo
car vehicle
doctor physician
child children kid kids
fast quick rapid
allow permit enable
duration period length long
size large big
earliest low first oldest
latest high last newest
weekend saturday sunday
park parking
`

/** stem -> stems of the same meaning. */
const table = new Map<string, Set<string>>()
for (const line of [...groups.trim().split('\n'), ...synonymGroups]) {
  const stems = line.split(' ').map(stem)
  for (const one of stems) {
    const others = table.get(one) ?? new Set()
    for (const other of stems) if (other !== one) others.add(other)
    table.set(one, others)
  }
}

export const synonymsOf = (key: string): readonly string[] => [...(table.get(key) ?? [])]
