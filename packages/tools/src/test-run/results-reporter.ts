export default class Results {}
