/** Some packages export ES modules only, which Node 24 can require; so resolution is retried with their condition. */
module.exports = (request, options) => {
  try {
    // Without `paths`: Jest would build a resolver of its own for each folder in which something is not found.
    return options.defaultResolver(request, { ...options, paths: undefined });
  } catch (error) {
    try {
      return options.defaultResolver(request, { ...options, conditions: [...(options.conditions ?? []), 'import'] });
    } catch {
      throw error;
    }
  }
};
