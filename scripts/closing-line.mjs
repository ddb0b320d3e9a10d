/**
 * Ends every run with one line that a script can read: `N passed, N failed, N skipped`. Before it stands by name what
 * passed only when it was tried again: late, or a race that is to be found.
 */
export default class ClosingLine {
  onTestRunEnd(modules, unhandledErrors = []) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const again = [];
    for (const module of modules) {
      let tests = 0;
      for (const test of module.children.allTests()) {
        tests += 1;
        const { state } = test.result();
        if (test.diagnostic()?.flaky) again.push(`${module.relativeModuleId} > ${test.fullName}`);
        count[state === "passed" || state === "failed" ? state : "skipped"] += 1;
      }
      if (
        (tests === 0 && module.state() !== "skipped") ||
        (module.state() === "failed" &&
          ![...module.children.allTests()].some((test) => test.result().state === "failed"))
      )
        count.failed += 1;
    }
    for (const name of again) console.log(`passed at the second try: ${name}`);
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
