/** Some packages name only an ES-module entry; Node 24 can require those too, so they are looked up as such. */
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
