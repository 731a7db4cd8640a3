// Runs before the first paint, so a dark theme never flashes light. A file of its own: the policy allows no inline script.
document.documentElement.dataset.theme =
  localStorage.getItem('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
