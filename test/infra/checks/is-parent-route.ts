/** A page's declaration names the route that it is part of: the one import that may go up in the dashboard. */
export const isParentRoute = (from: string, to: string): boolean =>
  /^web\/features\/.+\/place\.ts$/.test(from) && /^web\/routes\/(app|agent)\.tsx$/.test(to)
