/** What a new html tab begins with. */
export const htmlTemplate = `<!doctype html>
<html>
  <head>
    <style>
      body { margin: 0; padding: 32px; font: 16px/1.5 system-ui, sans-serif; }
      [data-theme="dark"] body { background: #16181d; color: #f2f3f5; }
    </style>
  </head>
  <body>
    <h1>Hello, <span id="name">you</span></h1>
    <p id="organisation"></p>
  </body>
</html>
`

/** It shows both ways to learn who looks. */
export const jsTemplate = `// window.dashboardUser: { id, name, email, org: { id, name } }
const show = (user) => {
  document.getElementById('name').textContent = user.name
  document.getElementById('organisation').textContent = user.org ? user.org.name : ''
}

if (window.dashboardUser) show(window.dashboardUser)
document.addEventListener('dashboard:user', (event) => show(event.detail))
`
