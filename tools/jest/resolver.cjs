/** Some packages export ES modules only, which Node 24 can require; so resolution is retried with their condition. */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    try {
      return options.defaultResolver(request, { ...options, conditions: [...(options.conditions ?? []), 'import'] });
    } catch {
      throw error;
    }
  }
};
