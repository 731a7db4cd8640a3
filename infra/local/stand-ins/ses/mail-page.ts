/** Buttons below each mail of the viewer that play its recipient's server (Bounce) and the recipient (Complain); SES then tells the product. */
const addition = `<style>
.feedback { display: inline-flex; gap: .35em; flex-wrap: wrap; align-items: baseline; margin-left: .35em; }
.feedback output { font-size: 90%; }
</style>
<script>
const sendFeedback = async (messageId, kind, output) => {
  output.textContent = ''
  try {
    const response = await fetch('/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messageId, kind }),
    })
    output.textContent = response.ok
      ? (kind === 'bounce' ? 'Bounced' : 'Complained') + ' at ' + new Date().toLocaleTimeString('en-GB')
      : (await response.json()).message
  } catch {
    output.textContent = 'The local mail does not answer.'
  }
}
new MutationObserver(() => {
  for (const button of document.querySelectorAll('button[onclick^="downloadEmail("]:not([data-feedback])')) {
    button.dataset.feedback = 'yes'
    const messageId = /'(.*)'/.exec(button.getAttribute('onclick'))[1]
    const row = document.createElement('span')
    row.className = 'feedback'
    const output = document.createElement('output')
    for (const [kind, label] of [['bounce', 'Bounce'], ['complaint', 'Complain']]) {
      const each = document.createElement('button')
      each.textContent = label
      each.onclick = () => sendFeedback(messageId, kind, output)
      row.append(each)
    }
    row.append(output)
    button.after(row)
  }
}).observe(document.getElementById('content'), { childList: true })
</script>
`

/** The viewer's page with what is added to it. */
export const mailPage = (page: string): string => page.replace('</body>', `${addition}</body>`)
